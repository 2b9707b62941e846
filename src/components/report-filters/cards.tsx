/*
 * What the cards of the filter bar are made of. They are much, and seldom
 * there: a bundler makes a chunk of its own out of this file.
 */
export { AdvancedFilters } from '../advanced-filters';
export { CompareFilter } from '../compare-filter';
