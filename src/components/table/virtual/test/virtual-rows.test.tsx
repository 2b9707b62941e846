import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import fc from 'fast-check';
import { Table } from '../..';
import type { TableHeader } from '../..';
import { withGaps } from '../with-gaps';

const headers: TableHeader[] = [
	{ key: 'name', label: 'Name' },
	{ key: 'edit', label: 'Edit' },
];
const rows = Array.from( { length: 10000 }, ( _row, index ) => [
	{ display: `Row ${ index + 1 }` },
	{ display: <button>Edit { index + 1 }</button> },
] );

async function setup() {
	render(
		<Table
			caption="Many"
			headers={ headers }
			rows={ rows }
			totals={ [ { display: 'All' } ] }
			isVirtual
			height={ 450 }
		/>
	);
	await waitFor( () =>
		expect( screen.getAllByRole( 'row' ).length ).toBeLessThan( 40 )
	);
	return screen.getByRole( 'group', { name: /Many/ } );
}

function scrollTo( box: HTMLElement, top: number ) {
	act( () => {
		box.scrollTop = top;
		fireEvent.scroll( box );
	} );
}

beforeEach( () => {
	jest.spyOn( Element.prototype, 'clientHeight', 'get' ).mockReturnValue(
		450
	);
} );
afterEach( () => {
	jest.restoreAllMocks();
} );

describe( 'table with thousands of rows', () => {
	it( 'renders the rows in view and sets their row indexes', async () => {
		const box = await setup();
		expect( box ).toHaveStyle( { maxHeight: '450px' } );
		expect( screen.getByRole( 'table' ) ).toHaveAttribute(
			'aria-rowcount',
			'10002'
		);
		scrollTo( box, 45 * 5000 );
		const row = screen.getByText( 'Row 5001' ).closest( 'tr' );
		expect( row ).toHaveAttribute( 'aria-rowindex', '5002' );
		expect( screen.queryByText( 'Row 1' ) ).not.toBeInTheDocument();
		expect( screen.getAllByRole( 'row' ).length ).toBeLessThan( 45 );
		expect( screen.getAllByRole( 'row' ).at( -1 ) ).toHaveAttribute(
			'aria-rowindex',
			'10002'
		);
	} );

	it( 'renders the focused row and its neighbors', async () => {
		const box = await setup();
		act( () => screen.getByRole( 'button', { name: 'Edit 3' } ).focus() );
		scrollTo( box, 45 * 5000 );
		expect(
			screen.getByRole( 'button', { name: 'Edit 3' } )
		).toHaveFocus();
		expect( screen.getByText( 'Row 2' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Row 4' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Row 30' ) ).not.toBeInTheDocument();
		act( () => screen.getByRole( 'button', { name: 'Edit 3' } ).blur() );
		expect( screen.queryByText( 'Row 3' ) ).not.toBeInTheDocument();
	} );

	it( 'scrolls to the ends with Ctrl+End and Ctrl+Home', async () => {
		const box = await setup();
		jest.spyOn( box, 'scrollHeight', 'get' ).mockReturnValue( 450000 );
		fireEvent.keyDown( box, { key: 'End', ctrlKey: true } );
		fireEvent.scroll( box );
		expect( screen.getByText( 'Row 10000' ) ).toBeInTheDocument();
		fireEvent.keyDown( box, { key: 'Home', ctrlKey: true } );
		fireEvent.scroll( box );
		expect( screen.getByText( 'Row 1' ) ).toBeInTheDocument();
	} );
} );

describe( 'withGaps', () => {
	it( 'adds gaps for skipped rows', () => {
		expect( withGaps( [ 2, 3, 7 ], 10 ) ).toEqual( [
			{ type: 'gap', before: 2, count: 2 },
			{ type: 'row', index: 2 },
			{ type: 'row', index: 3 },
			{ type: 'gap', before: 7, count: 3 },
			{ type: 'row', index: 7 },
			{ type: 'gap', before: 10, count: 2 },
		] );
	} );

	it( 'has the height of all rows', () => {
		fc.assert(
			fc.property(
				fc
					.uniqueArray( fc.nat( 99 ) )
					.map( ( list ) => list.sort( ( a, b ) => a - b ) ),
				( indexes ) => {
					const lines = withGaps( indexes, 100 );
					const height = lines.reduce(
						( sum, line ) =>
							sum + ( line.type === 'gap' ? line.count : 1 ),
						0
					);
					expect( height ).toBe( 100 );
				}
			)
		);
	} );
} );
