// The page's entry: replaced by the page itself.
import { startOffline } from './service-worker/register.ts';

await startOffline();
