/*
 * The cards are large and rarely shown, so they are bundled in a separate
 * chunk.
 */
export { AdvancedFilters } from '../advanced-filters';
export { CompareFilter } from '../compare-filter';
