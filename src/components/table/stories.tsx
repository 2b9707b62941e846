import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from '@wordpress/element';
import {
	EmptyTable,
	Table,
	TableCard,
	TablePlaceholder,
	TableSummary,
	TableSummaryPlaceholder,
} from '.';
import type { TableCardProps, TableHeader } from '.';

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

const meta: Meta< typeof TableCard > = {
	component: TableCard,
	subcomponents: {
		Table,
		TablePlaceholder,
		EmptyTable,
		TableSummary,
		TableSummaryPlaceholder,
	},
};
export default meta;

type Story = StoryObj< typeof TableCard >;

export const Card: Story = {
	args: {
		title: 'Orders',
		headers,
		rows,
		rowsPerPage: 25,
		totalRows: 250,
		summary: [ { label: 'orders', value: '250' } ],
	},
};

export const LoadingCard: Story = {
	name: 'Loading card',
	args: {
		title: 'Orders',
		headers,
		rowsPerPage: 5,
		totalRows: 0,
		isLoading: true,
	},
};

export const BusyCard: Story = {
	name: 'Busy card',
	args: {
		title: 'Orders',
		headers,
		rows,
		rowsPerPage: 25,
		totalRows: 3,
		isBusy: true,
	},
};

export const CardWithMovableColumns: Story = {
	name: 'Card with movable columns',
	render: ( args ) => <CardWithLayout { ...args } />,
};

export const CustomColumnOrderWithCompactRows: Story = {
	name: 'Custom column order with compact rows',
	args: {
		layout: {
			order: [ 'total', 'name' ],
			widths: { date: 240, name: 120 },
			density: 'compact',
		},
	},
	render: ( args ) => <CardWithLayout { ...args } />,
};

export const TenThousandRows: Story = {
	name: 'Ten thousand rows',
	args: {
		rows: manyRows,
		rowsPerPage: 10000,
		totalRows: 10000,
		isVirtual: true,
		height: 400,
	},
	render: ( args ) => <CardWithLayout { ...args } />,
};

export const CellSelection: Story = {
	name: 'Cell selection',
	render: () => (
		<Table
			caption="Orders"
			headers={ headers }
			rows={ rows }
			hasCellSelection
		/>
	),
};

export const TableStory: Story = {
	name: 'Table',
	render: () => <Table caption="Orders" headers={ headers } rows={ rows } />,
};

export const WithTotals: Story = {
	name: 'With totals',
	render: () => (
		<Table
			caption="Orders"
			headers={ headers }
			rows={ rows }
			totals={ totals }
		/>
	),
};

export const WithoutRows: Story = {
	name: 'Without rows',
	render: () => <Table caption="Orders" headers={ headers } rows={ [] } />,
};

export const LoadingTable: Story = {
	name: 'Loading table',
	render: () => <TablePlaceholder caption="Orders" headers={ headers } />,
};

export const Empty: Story = {
	render: () => <EmptyTable>No items selected</EmptyTable>,
};

export const Summary: Story = {
	render: () => <TableSummary data={ [ { label: 'orders', value: 3 } ] } />,
};
