/** Another default while a switch is on goes to the option whose default it is. */
export function otherwise(schema: unknown): object;
