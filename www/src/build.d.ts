// What the build provides to the sources (www/build/bundle.mjs).

/** False in `trunk build` and `trunk watch` without `--release`. */
declare const __RELEASE__: boolean;
