import type { TableHeader, TableRow } from '..';

export const headers: TableHeader[] = [
	{ key: 'month', label: 'Month', required: true },
	{
		key: 'orders',
		label: 'Orders',
		screenReaderLabel: 'Number of orders',
		isSortable: true,
		isNumeric: true,
		defaultSort: true,
	},
	{
		key: 'revenue',
		label: 'Revenue',
		isSortable: true,
		isNumeric: true,
		defaultOrder: 'asc',
	},
];

export const rows: TableRow[] = [
	[
		{ display: 'January', value: 1 },
		{ display: 10, value: 10 },
		{ display: '$530.00', value: 530 },
	],
	[
		{ display: 'February', value: 2 },
		{ display: 0, value: 0 },
		{ display: '$675.00', value: 675 },
	],
];
