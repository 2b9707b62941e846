import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { TableCard } from '..';
import type { TableCardProps } from '..';
import { headers, rows } from './fixtures';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

function setup( props: Partial< TableCardProps > = {} ) {
	const onLayoutChange = jest.fn();
	const onColumnsChange = jest.fn();
	const element = ( more: Partial< TableCardProps > = {} ) => (
		<TableCard
			title="Revenue"
			headers={ headers }
			rows={ rows }
			rowsPerPage={ 25 }
			totalRows={ 2 }
			onLayoutChange={ onLayoutChange }
			onColumnsChange={ onColumnsChange }
			{ ...props }
			{ ...more }
		/>
	);
	const { rerender } = render( element() );
	return {
		onLayoutChange,
		onColumnsChange,
		update: ( more: Partial< TableCardProps > ) =>
			rerender( element( more ) ),
	};
}

const order = () =>
	screen
		.getAllByRole( 'columnheader' )
		.map(
			( { textContent } ) => textContent?.match( /[A-Z][a-z]+/ )?.[ 0 ]
		);

const cells = () =>
	[ ...( screen.getAllByRole( 'row' )[ 1 ]?.children ?? [] ) ].map(
		( { textContent } ) => textContent
	);

const sortButton = ( name: string ) => screen.getByRole( 'button', { name } );

const menuButton = () =>
	screen.getByRole( 'button', { name: 'Choose which values to display' } );

const openMenu = async () => {
	await userEvent.click( menuButton() );
	await screen.findByRole( 'menuitem', { name: 'Reset columns' } );
};

/** Hovers the header, which loads the controls. */
const comeNear = async () => {
	fireEvent.pointerOver(
		screen.getAllByRole( 'columnheader' )[ 0 ] as Element
	);
	await screen.findAllByRole( 'separator' );
};

describe( 'TableCard layout', () => {
	it( 'starts with the saved layout for cells and totals', () => {
		setup( {
			layout: {
				order: [ 'revenue', 'orders' ],
				widths: { revenue: 240 },
				density: 'compact',
			},
			totals: [
				{ display: 'Total' },
				{ display: 10 },
				{ display: '$1,205.00' },
			],
		} );
		expect( order() ).toEqual( [ 'Month', 'Revenue', 'Orders' ] );
		expect( cells() ).toEqual( [ 'January', '$530.00', '10' ] );
		expect( screen.getAllByRole( 'row' ).at( -1 ) ).toHaveTextContent(
			'Total$1,205.0010'
		);
		expect( screen.getByRole( 'group', { name: 'Revenue' } ) ).toHaveClass(
			'is-compact'
		);
		expect(
			screen
				.getByRole( 'columnheader', { name: /Revenue/ } )
				.style.getPropertyValue( '--column-width' )
		).toBe( '240px' );
	} );

	it( 'follows changes of the layout prop', () => {
		const { update } = setup( { layout: { order: [ 'revenue' ] } } );
		update( { layout: { order: [ 'revenue', 'orders' ] } } );
		expect( order() ).toEqual( [ 'Month', 'Revenue', 'Orders' ] );
		update( { layout: {} } );
		expect( order() ).toEqual( [ 'Month', 'Orders', 'Revenue' ] );
	} );

	it( 'has no column controls without onLayoutChange', async () => {
		setup( { onLayoutChange: undefined } );
		await userEvent.click( menuButton() );
		await screen.findByRole( 'menuitemcheckbox', { name: 'Orders' } );
		fireEvent.pointerOver(
			screen.getAllByRole( 'columnheader' )[ 0 ] as Element
		);
		// Waits until the popover is positioned.
		await act(
			() => new Promise( ( resolve ) => setTimeout( resolve, 50 ) )
		);
		expect( screen.queryByRole( 'separator' ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'menuitem' ) ).not.toBeInTheDocument();
	} );

	it( 'moves columns in the menu, which stays open and keeps focus', async () => {
		const { onLayoutChange } = setup();
		await openMenu();
		const right = screen.getByRole( 'menuitem', {
			name: 'Move Number of orders right',
		} );
		await userEvent.click( right );
		expect( order() ).toEqual( [ 'Month', 'Revenue', 'Orders' ] );
		expect( onLayoutChange.mock.calls ).toEqual( [
			[
				{
					order: [ 'month', 'revenue', 'orders' ],
					widths: {},
					density: 'comfortable',
				},
			],
		] );
		expect( speak ).toHaveBeenLastCalledWith(
			'Number of orders moved to position 3 of 3.'
		);
		expect( right ).toHaveFocus();
		expect( right ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( right );
		expect( onLayoutChange ).toHaveBeenCalledTimes( 1 );
		await userEvent.click(
			screen.getByRole( 'menuitem', {
				name: 'Move Number of orders left',
			} )
		);
		expect( order() ).toEqual( [ 'Month', 'Orders', 'Revenue' ] );
	} );

	it( 'supports arrow keys in the menu', async () => {
		setup();
		await openMenu();
		const item = ( name: string ) =>
			screen.getByRole( 'menuitem', { name } );
		const box = ( name: string ) =>
			screen.getByRole( 'menuitemcheckbox', { name } );
		act( () => box( 'Orders' ).focus() );
		await userEvent.keyboard( '{ArrowRight}{ArrowRight}{ArrowRight}' );
		expect( item( 'Move Number of orders right' ) ).toHaveFocus();
		await userEvent.keyboard( '{ArrowDown}' );
		expect( item( 'Move Revenue right' ) ).toHaveFocus();
		await userEvent.keyboard( '{ArrowLeft}{ArrowLeft}' );
		expect( box( 'Revenue' ) ).toHaveFocus();
		await userEvent.keyboard( '{ArrowDown}' );
		expect( box( 'Compact rows' ) ).toHaveFocus();
		await userEvent.keyboard( '{Home}{ArrowUp}{Home}' );
		expect( box( 'Orders' ) ).toHaveFocus();
	} );

	it( 'moves the column of the focused header', async () => {
		setup();
		await comeNear();
		sortButton( 'Revenue' ).focus();
		await userEvent.keyboard( '{Alt>}{ArrowLeft}{/Alt}' );
		expect( order() ).toEqual( [ 'Month', 'Revenue', 'Orders' ] );
		expect( sortButton( 'Revenue' ) ).toHaveFocus();
		await userEvent.keyboard( '{Control>}{ArrowRight}{/Control}' );
		expect( order() ).toEqual( [ 'Month', 'Orders', 'Revenue' ] );
		await userEvent.keyboard( '{ArrowLeft}' );
		expect( order() ).toEqual( [ 'Month', 'Orders', 'Revenue' ] );
	} );

	it( 'makes rows compact', async () => {
		const { onLayoutChange } = setup();
		await openMenu();
		const item = screen.getByRole( 'menuitemcheckbox', {
			name: 'Compact rows',
		} );
		await userEvent.click( item );
		expect( item ).toBeChecked();
		expect( onLayoutChange ).toHaveBeenLastCalledWith( {
			order: [],
			widths: {},
			density: 'compact',
		} );
		await userEvent.click( item );
		expect( onLayoutChange ).toHaveBeenLastCalledWith(
			expect.objectContaining( { density: 'comfortable' } )
		);
	} );

	it( 'resizes columns with the keyboard and returns focus to the menu', async () => {
		const { onLayoutChange } = setup( {
			layout: { widths: { month: 100 } },
		} );
		await openMenu();
		await userEvent.click(
			screen.getByRole( 'menuitem', { name: 'Resize columns' } )
		);
		const edge = screen.getByRole( 'separator', {
			name: 'Width of Month',
		} );
		await waitFor( () => expect( edge ).toHaveFocus() );
		expect( edge ).toHaveAttribute( 'aria-valuenow', '100' );
		await userEvent.keyboard( '{ArrowRight}' );
		expect( onLayoutChange.mock.lastCall[ 0 ].widths ).toEqual( {
			month: 116,
		} );
		expect( edge ).toHaveAttribute( 'aria-valuetext', '116 pixels' );
		await userEvent.keyboard( '{Shift>}{ArrowLeft}{/Shift}' );
		expect( onLayoutChange.mock.lastCall[ 0 ].widths ).toEqual( {
			month: 64,
		} );
		await userEvent.keyboard( '{Delete}' );
		expect( onLayoutChange.mock.lastCall[ 0 ].widths ).toEqual( {} );
		await userEvent.tab();
		expect(
			screen.getByRole( 'separator', {
				name: 'Width of Number of orders',
			} )
		).toHaveFocus();
		onLayoutChange.mockClear();
		// Shortcuts of the browser, such as Back, neither resize nor move.
		await userEvent.keyboard( '{Alt>}{ArrowLeft}{ArrowRight}{/Alt}' );
		await userEvent.keyboard( '{Control>}{ArrowRight}{/Control}' );
		await userEvent.keyboard( '{Meta>}{ArrowLeft}{/Meta}' );
		expect( onLayoutChange ).not.toHaveBeenCalled();
		await userEvent.tab( { shift: true } );
		expect( edge ).toHaveFocus();
		await userEvent.keyboard( '{Enter}' );
		expect( menuButton() ).toHaveFocus();
		expect( edge ).toHaveAttribute( 'tabindex', '-1' );
	} );

	it( 'resets columns to the headers', async () => {
		const { onLayoutChange, onColumnsChange } = setup( {
			headers: [
				...headers.map( ( header ) => ( {
					...header,
					visible: header.key !== 'revenue',
				} ) ),
				{ key: 'rest', label: 'Rest', hiddenByDefault: true },
			],
			layout: {
				order: [ 'rest', 'orders' ],
				widths: { orders: 90 },
				density: 'compact',
			},
		} );
		expect( order() ).toEqual( [ 'Month', 'Rest', 'Orders' ] );
		await openMenu();
		await userEvent.click(
			screen.getByRole( 'menuitem', { name: 'Reset columns' } )
		);
		expect( order() ).toEqual( [ 'Month', 'Orders', 'Revenue' ] );
		expect( onColumnsChange ).toHaveBeenLastCalledWith( [
			'month',
			'orders',
			'revenue',
		] );
		expect( onLayoutChange ).toHaveBeenLastCalledWith( {
			order: [],
			widths: {},
			density: 'compact',
		} );
	} );
} );

describe( 'TableCard dragging', () => {
	const place = ( name: RegExp, left: number ) =>
		jest
			.spyOn(
				screen.getByRole( 'columnheader', { name } ),
				'getBoundingClientRect'
			)
			.mockReturnValue( new DOMRect( left, 0, 100, 40 ) );
	const point = ( type: string, clientX: number ) => {
		const event = new MouseEvent( type, {
			bubbles: true,
			cancelable: true,
			clientX,
		} );
		return event;
	};

	beforeAll( () => {
		// Missing in jsdom.
		globalThis.DOMRect ??= class {
			constructor(
				public left: number,
				public top: number,
				public width: number,
				public height: number
			) {}
			get right() {
				return this.left + this.width;
			}
			get bottom() {
				return this.top + this.height;
			}
		} as typeof DOMRect;
	} );

	it( 'moves a column without sorting', async () => {
		const onSort = jest.fn();
		const { onLayoutChange } = setup( { onSort } );
		await comeNear();
		place( /Month/, 0 );
		place( /orders/, 100 );
		place( /Revenue/, 200 );
		fireEvent( sortButton( 'Revenue' ), point( 'pointerdown', 250 ) );
		fireEvent( window, point( 'pointermove', 120 ) );
		expect( order() ).toEqual( [ 'Month', 'Orders', 'Revenue' ] );
		fireEvent( window, point( 'pointerup', 120 ) );
		fireEvent.click( sortButton( 'Revenue' ) );
		expect( order() ).toEqual( [ 'Month', 'Revenue', 'Orders' ] );
		expect( onLayoutChange ).toHaveBeenCalledTimes( 1 );
		expect( onSort ).not.toHaveBeenCalled();
	} );

	it( 'clicks if the pointer hardly moves, and does nothing after Escape', async () => {
		const onSort = jest.fn();
		const { onLayoutChange } = setup( { onSort } );
		await comeNear();
		place( /Month/, 0 );
		place( /orders/, 100 );
		place( /Revenue/, 200 );
		fireEvent( sortButton( 'Revenue' ), point( 'pointerdown', 250 ) );
		fireEvent( window, point( 'pointermove', 253 ) );
		fireEvent( window, point( 'pointerup', 253 ) );
		fireEvent.click( sortButton( 'Revenue' ) );
		expect( onSort ).toHaveBeenCalledTimes( 1 );
		fireEvent( sortButton( 'Revenue' ), point( 'pointerdown', 250 ) );
		fireEvent( window, point( 'pointermove', 120 ) );
		fireEvent.keyDown( window, { key: 'Escape' } );
		fireEvent( window, point( 'pointerup', 120 ) );
		expect( onLayoutChange ).not.toHaveBeenCalled();
	} );

	it( 'resizes a column and calls onLayoutChange once', async () => {
		jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation(
			( callback ) => {
				callback( 0 );
				return 0;
			}
		);
		const { onLayoutChange } = setup();
		await comeNear();
		place( /Revenue/, 200 );
		const edge = screen.getByRole( 'separator', {
			name: 'Width of Revenue',
		} );
		fireEvent( edge, point( 'pointerdown', 300 ) );
		fireEvent( edge, point( 'pointermove', 340 ) );
		fireEvent( edge, point( 'pointermove', 350 ) );
		expect( onLayoutChange ).not.toHaveBeenCalled();
		expect( edge ).toHaveAttribute( 'aria-valuenow', '150' );
		fireEvent( edge, point( 'pointerup', 350 ) );
		expect( onLayoutChange.mock.calls ).toEqual( [
			[ { order: [], widths: { revenue: 150 }, density: 'comfortable' } ],
		] );
		fireEvent.doubleClick( edge );
		expect( onLayoutChange.mock.lastCall[ 0 ].widths ).toEqual( {} );
		jest.restoreAllMocks();
	} );
} );
