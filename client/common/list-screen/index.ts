export { toList } from './list';
export type { List } from './list';
export { ListTable } from './list-table';
export { readPageParams, readSortParams } from './page-params';
export type { PageParams, SortParams } from './page-params';
export { useExistingPage } from './use-existing-page';
export { useItemList } from './use-item-list';
export type { ItemList } from './use-item-list';
