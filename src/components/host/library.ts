/*
 * The host's components as a part of their own, which is loaded on demand. What
 * is imported as a whole here costs nothing: the page has it.
 */
export * from '@wordpress/components';
