export { Badge, Count } from './badge';
export { EllipsisMenu, MenuItem, MenuTitle } from './ellipsis-menu';
export { EmptyContent } from './empty-content';
export { Flag } from './flag';
export { OrderStatus } from './order-status';
export { Pagination } from './pagination';
export { Pill } from './pill';
export { H, Section } from './section';
export { SectionHeader } from './section-header';
export {
	EmptyTable,
	Table,
	TableCard,
	TablePlaceholder,
	TableSummary,
	TableSummaryPlaceholder,
} from './table';
export { Tag } from './tag';
export { ViewMoreList } from './view-more-list';
