import { fireEvent, render, screen } from '@testing-library/react';
import { Table } from '..';
import type { TableProps } from '..';
import { ColumnControlsContext } from '../column-controls-context';
import type { ColumnControls } from '../column-controls-context';
import { headers, rows } from './fixtures';

const element = ( props: Partial< TableProps > = {} ) => (
	<Table caption="Months" headers={ headers } rows={ rows } { ...props } />
);
const show = ( props?: Partial< TableProps > ) => render( element( props ) );
const column = ( name: RegExp ) => screen.getByRole( 'columnheader', { name } );
const totals = [ { display: 'Total' } ];

describe( 'Table markup', () => {
	it( 'has neither roles nor ARIA indexes by default', () => {
		const { container } = show( { totals } );
		const withRole = container.querySelectorAll(
			'table[role], thead[role], tbody[role], tfoot[role], tr[role], td[role], tbody th[role]'
		);
		expect( withRole ).toHaveLength( 0 );
		expect(
			container.querySelector( '[aria-rowcount], [aria-rowindex]' )
		).toBeNull();
		expect( screen.getByRole( 'group' ) ).not.toHaveAttribute( 'style' );
		expect( screen.getByRole( 'group' ) ).not.toHaveAttribute(
			'aria-busy'
		);
		expect( screen.getByRole( 'group' ).className ).toBe(
			'woocommerce-table__table'
		);
	} );

	it( 'sets the roles of the header and the totals of a stacked table', () => {
		const { container } = show( { totals, isStackable: true } );
		for ( const [ selector, role ] of [
			[ 'thead tr', 'row' ],
			[ 'tfoot', 'rowgroup' ],
			[ 'tfoot tr', 'row' ],
			[ 'tfoot th', 'rowheader' ],
			[ 'tfoot td', 'cell' ],
		] as const ) {
			expect( container.querySelector( selector ) ).toHaveAttribute(
				'role',
				role
			);
		}
	} );

	it( 'has labels in the cells of cards, and a number next to the row header', () => {
		const { container } = show( { isStackable: 'cards', totals } );
		expect( screen.getByRole( 'group' ) ).toHaveClass(
			'is-stackable',
			'has-cards'
		);
		const [ row ] = container.querySelectorAll( 'tbody tr' );
		const cells = [ ...( row?.children ?? [] ) ];
		expect(
			cells.map( ( cell ) => cell.getAttribute( 'data-label' ) )
		).toEqual( headers.map( ( { label } ) => label ) );
		expect( row?.querySelectorAll( '.is-lead' ) ).toHaveLength( 1 );
		expect( row?.querySelector( '.is-lead' ) ).toHaveClass( 'is-numeric' );
	} );

	it( 'sets the custom widths of headers and cells', () => {
		const { container } = show( { widths: { orders: 90 }, totals } );
		const wide = [ ...container.querySelectorAll( '.has-width' ) ];
		expect( wide.map( ( { tagName } ) => tagName ) ).toEqual( [
			'TH',
			'TD',
			'TD',
			'TD',
		] );
		for ( const cell of wide ) {
			expect( cell ).toHaveAttribute( 'style', '--column-width: 90px;' );
		}
		expect( column( /Month/ ) ).not.toHaveAttribute( 'style' );
	} );

	it( 'marks the cells of the sorted column', () => {
		const { container } = show( { totals } );
		expect( container.querySelectorAll( '.is-sorted' ) ).toHaveLength( 4 );
	} );

	it( 'has nothing in cells without content', () => {
		const { container } = show( {
			rows: [ [ null, { display: 0 }, { value: 5 } ] ],
		} );
		const cells = [ ...container.querySelectorAll( 'tbody tr > *' ) ];
		expect( cells.map( ( { innerHTML } ) => innerHTML ) ).toEqual( [
			'',
			'<bdi>0</bdi>',
			'',
		] );
	} );

	it( 'mirrors no elements in left-to-right languages', () => {
		show( { rows: [ [ { display: <i>Ada</i> } ] ] } );
		expect( screen.getByText( 'Ada' ).parentElement ).toHaveAttribute(
			'dir',
			'ltr'
		);
	} );

	it( 'has the message of an empty table in all columns, also if it would be virtual', () => {
		const { container, rerender } = show( { rows: [], isVirtual: true } );
		expect( screen.getByText( 'No data to display' ) ).toBeVisible();
		expect( screen.getByRole( 'table' ) ).toHaveAttribute(
			'aria-rowcount',
			'1'
		);
		rerender( element( { headers: undefined, rows: [] } ) );
		expect( container.querySelector( 'td' ) ).not.toHaveAttribute(
			'colspan'
		);
	} );

	it( 'offers no cell selection without rows', () => {
		show( { rows: [], hasCellSelection: true } );
		expect( screen.queryByRole( 'button', { name: 'Done' } ) ).toBeNull();
	} );

	it( 'ends cell selection without a callback', async () => {
		show( { hasCellSelection: true } );
		fireEvent.click(
			await screen.findByRole( 'button', { name: 'Done' } )
		);
		expect( screen.getByRole( 'grid' ) ).toHaveAccessibleName( 'Months' );
		expect( screen.getByRole( 'group' ) ).toHaveClass( 'is-grid' );
	} );
} );

describe( 'Table headers', () => {
	it( 'hides the label from screen readers if it has its own text for them', () => {
		show();
		expect( screen.getByText( 'Orders' ) ).toHaveAttribute(
			'aria-hidden',
			'true'
		);
		expect( screen.getByText( 'Revenue' ) ).not.toHaveAttribute(
			'aria-hidden'
		);
	} );

	it( 'tells the descending order and points its icon to the direction', () => {
		show( { query: { orderby: 'orders', order: 'desc' } } );
		expect( column( /orders/ ) ).toHaveAttribute(
			'aria-sort',
			'descending'
		);
		const isAscending = ( name: RegExp ) =>
			column( name ).querySelector( '.is-ascending' ) !== null;
		expect( isAscending( /orders/ ) ).toBe( false );
		expect( isAscending( /Revenue/ ) ).toBe( true );
	} );

	it( 'describes a click that sorts in descending order', () => {
		show( { query: { orderby: 'orders', order: 'asc' } } );
		expect(
			screen.getByRole( 'button', { name: 'Number of orders' } )
		).toHaveAccessibleDescription(
			'Sort by Number of orders in descending order'
		);
		expect( column( /orders/ ).querySelector( '.is-ascending' ) ).not.toBe(
			null
		);
	} );

	it( 'can be clicked without onSort', () => {
		show();
		const button = screen.getByRole( 'button', { name: 'Revenue' } );
		expect( fireEvent.click( button ) ).toBe( true );
	} );
} );

describe( 'Table with column controls', () => {
	const tools = {
		ResizeHandle: ( {
			header,
			isFirst,
		}: {
			header: { key: string };
			isFirst: boolean;
		} ) => <i role="separator">{ `${ header.key } ${ isFirst }` }</i>,
		startDrag: jest.fn(),
		onHeaderKeyDown: jest.fn(),
	};
	const all = [
		{ key: 'box', label: 'Box', cellClassName: 'is-checkbox-column' },
		...headers,
	];
	const getControls = ( more: object = {} ) =>
		( {
			tools,
			loadTools: jest.fn(),
			all,
			shown: all,
			pinned: 2,
			...more,
		} ) as unknown as ColumnControls;
	const showWith = (
		controls: ColumnControls,
		props: Partial< TableProps > = {}
	) =>
		render(
			<ColumnControlsContext.Provider value={ controls }>
				{ element( { headers: all, rows: [], ...props } ) }
			</ColumnControlsContext.Provider>
		);

	it( 'has a handle in each column but that of the checkboxes', () => {
		showWith( getControls() );
		expect(
			screen
				.getAllByRole( 'separator' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'month true', 'orders false', 'revenue false' ] );
	} );

	it( 'drags and moves only the columns that are not pinned', () => {
		const controls = getControls();
		showWith( controls );
		for ( const name of [ /Box/, /Month/ ] ) {
			fireEvent.pointerDown( column( name ) );
			fireEvent.keyDown( column( name ), { key: 'ArrowLeft' } );
			expect( column( name ) ).not.toHaveClass( 'is-movable' );
		}
		expect( tools.startDrag ).not.toHaveBeenCalled();
		expect( tools.onHeaderKeyDown ).not.toHaveBeenCalled();
		const orders = column( /orders/ );
		fireEvent.pointerDown( orders );
		fireEvent.keyDown( orders, { key: 'ArrowLeft' } );
		const args = [ expect.anything(), 'orders', controls ];
		expect( tools.startDrag.mock.calls ).toEqual( [ args ] );
		expect( tools.onHeaderKeyDown.mock.calls ).toEqual( [ args ] );
		expect( orders ).toHaveClass( 'is-movable' );
		expect( orders ).toHaveAttribute( 'data-column', 'orders' );
		expect(
			screen.getByRole( 'button', { name: 'Number of orders' } )
		).toHaveAttribute(
			'aria-keyshortcuts',
			'Alt+ArrowLeft Alt+ArrowRight'
		);
	} );

	it( 'announces no shortcuts for pinned columns', () => {
		showWith( getControls( { pinned: 3 } ) );
		expect(
			screen.getByRole( 'button', { name: 'Number of orders' } )
		).not.toHaveAttribute( 'aria-keyshortcuts' );
	} );

	it( 'loads the controls on hover and on focus', () => {
		const controls = getControls( { tools: undefined } );
		showWith( controls );
		expect( screen.queryByRole( 'separator' ) ).toBeNull();
		expect( column( /orders/ ) ).not.toHaveClass( 'is-movable' );
		fireEvent.pointerOver( column( /orders/ ) );
		expect( controls.loadTools ).toHaveBeenCalledTimes( 1 );
		screen.getByRole( 'button', { name: 'Revenue' } ).focus();
		expect( controls.loadTools ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'has no controls while it is a placeholder', () => {
		const { container } = showWith( getControls(), { ariaHidden: true } );
		expect( container.querySelector( '[role="separator"]' ) ).toBeNull();
		expect( container.querySelector( '.is-movable' ) ).toBeNull();
	} );

	it.each( [
		[ 0, '0px' ],
		[ 120, '120px' ],
		[ undefined, undefined ],
	] )( 'shows the drop marker %p at %p', ( marker, left ) => {
		const { container } = showWith( getControls( { marker } ) );
		expect(
			container.querySelector< HTMLElement >(
				'.woocommerce-table__drop-marker'
			)?.style.left
		).toBe( left );
	} );
} );
