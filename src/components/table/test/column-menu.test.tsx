import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableCard } from '..';
import type { TableCardProps } from '..';
import { headers, rows } from './fixtures';

function setup( props: Partial< TableCardProps > = {} ) {
	const callbacks = {
		onColumnsChange: jest.fn(),
		onLayoutChange: jest.fn(),
		onSort: jest.fn(),
	};
	render(
		<TableCard
			title="Revenue"
			headers={ headers }
			rows={ rows }
			rowsPerPage={ 25 }
			totalRows={ 2 }
			{ ...callbacks }
			{ ...props }
		/>
	);
	return callbacks;
}

const menuButton = () =>
	screen.queryByRole( 'button', { name: 'Choose which values to display' } );
const openMenu = async () => {
	await userEvent.click( menuButton() as HTMLElement );
	return screen.findByRole( 'menu' );
};
const box = ( name: string ) =>
	screen.findByRole( 'menuitemcheckbox', { name } );
const item = ( name: string ) => screen.findByRole( 'menuitem', { name } );
const names = () =>
	screen
		.getAllByRole( 'menuitemcheckbox' )
		.map( ( { textContent } ) => textContent );
const order = () =>
	screen
		.getAllByRole( 'columnheader' )
		.map( ( header ) => header.dataset.column );

const REQUIRED = [
	{ key: 'name', label: 'Name', required: true },
	{ key: 'sku', label: <abbr>SKU</abbr>, required: true },
	{ key: 'price', screenReaderLabel: 'Unit price' },
	{ key: 'cost' },
];

describe( 'Column menu', () => {
	it( 'is not rendered if all columns are required', () => {
		setup( {
			headers: REQUIRED.slice( 0, 2 ),
			onLayoutChange: undefined,
		} );
		expect( menuButton() ).toBeNull();
	} );

	it( 'has no columns if only cells can be selected', async () => {
		setup( {
			headers: REQUIRED.slice( 0, 1 ),
			onLayoutChange: undefined,
			canSelectCells: true,
		} );
		await openMenu();
		expect( names() ).toEqual( [ 'Select cells' ] );
		expect( screen.queryByText( 'Columns:' ) ).toBeNull();
	} );

	it( 'ends cell selection with the same item', async () => {
		setup( { canSelectCells: true } );
		await openMenu();
		expect( await box( 'Select cells' ) ).not.toBeChecked();
		await userEvent.click( await box( 'Select cells' ) );
		await screen.findByRole( 'grid' );
		await openMenu();
		expect( await box( 'Select cells' ) ).toBeChecked();
		await userEvent.click( await box( 'Select cells' ) );
		expect( screen.getByRole( 'table' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'menu' ) ).toBeNull();
	} );

	it( 'lists required columns that can be moved, which cannot be hidden', async () => {
		const { onColumnsChange } = setup( { headers: REQUIRED } );
		await openMenu();
		await item( 'Move sku right' );
		expect( names() ).toEqual( [
			'SKU',
			'Unit price',
			'cost',
			'Compact rows',
		] );
		const sku = await box( 'SKU' );
		expect( sku ).toBeChecked();
		expect( sku ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( sku );
		expect( onColumnsChange ).not.toHaveBeenCalled();
		expect( screen.getByRole( 'group', { name: 'sku' } ) ).toContainElement(
			sku
		);
		const event = createEvent.keyDown( sku, { key: 'End' } );
		fireEvent( sku, event );
		expect( event.defaultPrevented ).toBe( true );
		expect( await item( 'Reset columns' ) ).toHaveFocus();
		expect( sku ).toHaveAttribute( 'tabindex', '-1' );
		fireEvent.focus( sku );
		expect( sku ).toHaveAttribute( 'tabindex', '0' );
		const other = createEvent.keyDown( sku, { key: 'x' } );
		fireEvent( sku, other );
		expect( other.defaultPrevented ).toBe( false );
	} );

	it( 'moves neither pinned nor hidden columns', async () => {
		setup( {
			headers: headers.map( ( header ) => ( {
				...header,
				required: false,
				visible: header.key !== 'revenue',
			} ) ),
		} );
		await openMenu();
		await item( 'Move Number of orders left' );
		const moves = screen
			.getAllByRole( 'menuitem', { name: /^Move/ } )
			.map( ( move ) => move.getAttribute( 'aria-label' ) );
		expect( moves ).toEqual( [
			'Move Number of orders left',
			'Move Number of orders right',
		] );
	} );

	it( 'never hides the last column', async () => {
		const { onColumnsChange, onSort } = setup( {
			headers: [ { key: 'a', label: 'Aye', defaultSort: true } ],
		} );
		await openMenu();
		await userEvent.click( await box( 'Aye' ) );
		expect( order() ).toEqual( [ 'a' ] );
		expect( onColumnsChange ).not.toHaveBeenCalled();
		expect( onSort ).not.toHaveBeenCalled();
	} );

	it( 'keeps the sort when an unsorted column is shown, and when no column was sorted', async () => {
		const { onSort } = setup( {
			headers: [
				{ key: 'a', label: 'Aye' },
				{ key: 'b', label: 'Bee', visible: false },
			],
			query: {},
		} );
		await openMenu();
		await userEvent.click( await box( 'Bee' ) );
		await userEvent.click( await box( 'Bee' ) );
		expect( onSort ).not.toHaveBeenCalled();
	} );

	it( 'keeps the column of the sort in the default columns', async () => {
		const { onColumnsChange, onLayoutChange } = setup( {
			headers: [
				{ key: 'a', label: 'Aye' },
				{ key: 'b', label: 'Bee', hiddenByDefault: true },
				{ key: 'c', label: 'C', hiddenByDefault: true, required: true },
				{ key: 'd', label: 'Dee', hiddenByDefault: true },
			],
			query: { orderby: 'b' },
			layout: { order: [ 'c', 'b' ], widths: { a: 90 } },
		} );
		await openMenu();
		await userEvent.click( await item( 'Reset columns' ) );
		expect( onColumnsChange.mock.calls ).toEqual( [
			[ [ 'a', 'b', 'c' ] ],
		] );
		expect( order() ).toEqual( [ 'a', 'b', 'c' ] );
		expect( onLayoutChange ).toHaveBeenCalledTimes( 1 );
		expect( screen.queryByRole( 'menu' ) ).toBeNull();
	} );

	it( 'reports no columns on reset if they are the same', async () => {
		const { onColumnsChange, onLayoutChange } = setup();
		await openMenu();
		await userEvent.click( await item( 'Reset columns' ) );
		expect( onLayoutChange ).toHaveBeenCalledTimes( 1 );
		expect( onColumnsChange ).not.toHaveBeenCalled();
	} );

	it( 'keeps the other widths when one is changed', async () => {
		const { onLayoutChange } = setup( {
			layout: { widths: { month: 100, orders: 200 } },
		} );
		await openMenu();
		await userEvent.click( await item( 'Resize columns' ) );
		const handle = await screen.findByRole( 'separator', {
			name: 'Width of Month',
		} );
		fireEvent.keyDown( handle, { key: 'ArrowRight' } );
		expect( onLayoutChange.mock.lastCall[ 0 ].widths ).toEqual( {
			month: 116,
			orders: 200,
		} );
		fireEvent.keyDown( handle, { key: 'Delete' } );
		expect( onLayoutChange.mock.lastCall[ 0 ].widths ).toEqual( {
			orders: 200,
		} );
	} );
} );
