import { useState } from '@wordpress/element';
import {
	EmptyTable,
	Table,
	TableCard,
	TablePlaceholder,
	TableSummary,
} from '.';
import type { TableCardProps, TableHeader } from '.';
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
	{ key: 'items', label: 'Items', isNumeric: true },
	{ key: 'total', label: 'Total', isSortable: true, isNumeric: true },
];
const createRows = ( count: number ) =>
	Array.from( { length: count }, ( _row, index ) => [
		{ display: `March ${ ( index % 31 ) + 1 }`, value: index + 1 },
		{ display: `Customer ${ index + 1 }`, value: index + 1 },
		{ display: ( index % 5 ) + 1, value: ( index % 5 ) + 1 },
		{ display: `$${ index + 1 }0.00`, value: ( index + 1 ) * 10 },
	] );
const rows = createRows( 3 );
const totals = [
	{ display: 'Total', value: 'Total' },
	undefined,
	{ display: 6, value: 6 },
	{ display: '$60.00', value: 60 },
];
const manyRows = createRows( 10000 );

/** A card that stores its layout. */
function CardWithLayout( props: Partial< TableCardProps > ) {
	const [ layout, setLayout ] = useState< TableCardProps[ 'layout' ] >(
		props.layout
	);
	return (
		<TableCard
			title="Orders"
			headers={ headers }
			rows={ rows }
			rowsPerPage={ 25 }
			totalRows={ rows.length }
			totals={ totals }
			canSelectCells
			{ ...props }
			layout={ layout }
			onLayoutChange={ setLayout }
		/>
	);
}

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
		Card: () => (
			<TableCard
				title="Orders"
				headers={ headers }
				rows={ rows }
				rowsPerPage={ 25 }
				totalRows={ 250 }
				summary={ [ { label: 'orders', value: '250' } ] }
			/>
		),
		'Loading card': () => (
			<TableCard
				title="Orders"
				headers={ headers }
				rowsPerPage={ 5 }
				totalRows={ 0 }
				isLoading
			/>
		),
		'Busy card': () => (
			<TableCard
				title="Orders"
				headers={ headers }
				rows={ rows }
				rowsPerPage={ 25 }
				totalRows={ 3 }
				isBusy
			/>
		),
		'Card with movable columns': () => <CardWithLayout />,
		'Custom column order with compact rows': () => (
			<CardWithLayout
				layout={ {
					order: [ 'total', 'name' ],
					widths: { date: 240, name: 120 },
					density: 'compact',
				} }
			/>
		),
		'Ten thousand rows': () => (
			<CardWithLayout
				rows={ manyRows }
				rowsPerPage={ 10000 }
				totalRows={ 10000 }
				isVirtual
				height={ 400 }
			/>
		),
		'Cell selection': () => (
			<Table
				caption="Orders"
				headers={ headers }
				rows={ rows }
				hasCellSelection
			/>
		),
		Table: () => (
			<Table caption="Orders" headers={ headers } rows={ rows } />
		),
		'With totals': () => (
			<Table
				caption="Orders"
				headers={ headers }
				rows={ rows }
				totals={ totals }
			/>
		),
		'Without rows': () => (
			<Table caption="Orders" headers={ headers } rows={ [] } />
		),
		'Loading table': () => (
			<TablePlaceholder caption="Orders" headers={ headers } />
		),
		Empty: () => <EmptyTable>No items selected</EmptyTable>,
		Summary: () => (
			<TableSummary data={ [ { label: 'orders', value: 3 } ] } />
		),
	},
};
export default stories;
