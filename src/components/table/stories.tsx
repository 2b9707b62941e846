import { EmptyTable, Table, TableCard, TableSummary } from '.';
import type { TableHeader } from '.';
import type { Stories } from '../gallery/types';

const headers: TableHeader[] = [
	{
		key: 'date',
		label: 'Date',
		isSortable: true,
		defaultSort: true,
		required: true,
	},
	{ key: 'name', label: 'Customer' },
	{ key: 'total', label: 'Total', isSortable: true, isNumeric: true },
];
const rows = [ 1, 2, 3 ].map( ( day ) => [
	{ display: `March ${ day }`, value: day },
	{ display: 'Jo Doe', value: 'Jo Doe' },
	{ display: `$${ day }0.00`, value: day * 10 },
] );

const stories: Stories = {
	components: [
		'TableCard',
		'Table',
		'TablePlaceholder',
		'EmptyTable',
		'TableSummary',
		'TableSummaryPlaceholder',
	],
	stories: {
		'A card': () => (
			<TableCard
				title="Orders"
				headers={ headers }
				rows={ rows }
				rowsPerPage={ 25 }
				totalRows={ 250 }
				summary={ [ { label: 'orders', value: '250' } ] }
			/>
		),
		'A card that is loading': () => (
			<TableCard
				title="Orders"
				headers={ headers }
				rowsPerPage={ 5 }
				totalRows={ 0 }
				isLoading
			/>
		),
		'A table': () => (
			<Table caption="Orders" headers={ headers } rows={ rows } />
		),
		'Without rows': () => (
			<Table caption="Orders" headers={ headers } rows={ [] } />
		),
		'Nothing to show': () => <EmptyTable>Choose something</EmptyTable>,
		Totals: () => (
			<TableSummary data={ [ { label: 'orders', value: 3 } ] } />
		),
	},
};
export default stories;
