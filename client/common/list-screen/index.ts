export type { List } from './list';
export { ListTable } from './list-table';
export { readPageParams, readSortParams } from './page-params';
export type { PageParams, SortParams } from './page-params';
export { useItems } from './use-items';
export type { ItemList } from './use-items';
export { useExistingPage } from './use-existing-page';
