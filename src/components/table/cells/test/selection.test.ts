import fc from 'fast-check';
import {
	clampCell,
	countSelected,
	isCellSelected,
	moveSelection,
} from '../selection';
import type { Keys } from '../selection';

const gridSize = { rows: 20, columns: 5, page: 8 };
const at = ( row: number, column: number ) => ( {
	anchor: { row, column },
	focus: { row, column },
} );
const press = ( keys: Keys | string, from = at( 3, 2 ), isRtl = false ) =>
	moveSelection(
		from,
		typeof keys === 'string' ? { key: keys } : keys,
		gridSize,
		isRtl
	);

describe( 'moveSelection', () => {
	it.each( [
		[ 'ArrowLeft', 3, 1 ],
		[ 'ArrowRight', 3, 3 ],
		[ 'ArrowUp', 2, 2 ],
		[ 'ArrowDown', 4, 2 ],
		[ 'Home', 3, 0 ],
		[ 'End', 3, 4 ],
		[ 'PageDown', 11, 2 ],
		[ 'PageUp', 0, 2 ],
	] )( '%s moves to row %d, column %d', ( key, row, column ) => {
		expect( press( key ) ).toEqual( at( row, column ) );
	} );

	it.each( [
		[ 'ArrowUp', 0, 2 ],
		[ 'ArrowDown', 19, 2 ],
		[ 'ArrowLeft', 3, 0 ],
		[ 'ArrowRight', 3, 4 ],
		[ 'Home', 0, 0 ],
		[ 'End', 19, 4 ],
		[ 'PageDown', 11, 2 ],
	] )(
		'Ctrl or Cmd with %s moves to row %d, column %d',
		( key, row, column ) => {
			expect( press( { key, ctrlKey: true } ) ).toEqual(
				at( row, column )
			);
			expect( press( { key, metaKey: true } ) ).toEqual(
				at( row, column )
			);
		}
	);

	it( 'moves a page up from below the first page', () => {
		expect( press( 'PageUp', at( 10, 2 ) ) ).toEqual( at( 2, 2 ) );
	} );

	it( 'moves to the edge with Ctrl and mirrors the direction in right-to-left languages', () => {
		expect( press( { key: 'End', ctrlKey: true } ) ).toEqual( at( 19, 4 ) );
		expect( press( { key: 'Home', metaKey: true } ) ).toEqual( at( 0, 0 ) );
		expect( press( { key: 'ArrowRight', ctrlKey: true } ) ).toEqual(
			at( 3, 4 )
		);
		expect( press( 'ArrowLeft', at( 3, 2 ), true ) ).toEqual( at( 3, 3 ) );
		expect( press( 'ArrowRight', at( 3, 2 ), true ) ).toEqual( at( 3, 1 ) );
	} );

	it( 'extends the selection with Shift and selects all with Ctrl+A', () => {
		const extended = press( { key: 'ArrowDown', shiftKey: true } );
		expect( extended ).toEqual( {
			anchor: { row: 3, column: 2 },
			focus: { row: 4, column: 2 },
		} );
		const all = press( { key: 'a', ctrlKey: true } );
		expect( all && countSelected( all ) ).toEqual( {
			rows: 20,
			columns: 5,
		} );
		expect( press( { key: 'A', metaKey: true } ) ).toEqual( all );
		expect( press( { key: 'b', ctrlKey: true } ) ).toBeUndefined();
	} );

	it( 'ignores other keys', () => {
		expect( press( 'a' ) ).toBeUndefined();
		expect( press( 'Tab' ) ).toBeUndefined();
	} );

	it( 'stays inside the grid for any key', () => {
		const keys = fc.record( {
			key: fc.constantFrom(
				'ArrowLeft',
				'ArrowRight',
				'ArrowUp',
				'ArrowDown',
				'Home',
				'End',
				'PageUp',
				'PageDown'
			),
			shiftKey: fc.boolean(),
			ctrlKey: fc.boolean(),
		} );
		fc.assert(
			fc.property( fc.array( keys ), fc.boolean(), ( pressed, isRtl ) => {
				const end = pressed.reduce(
					( selection, one ) =>
						moveSelection( selection, one, gridSize, isRtl ) ??
						selection,
					at( 0, 0 )
				);
				for ( const { row, column } of [ end.anchor, end.focus ] ) {
					expect( row >= 0 && row < 20 ).toBe( true );
					expect( column >= 0 && column < 5 ).toBe( true );
				}
				expect( isCellSelected( end, end.focus ) ).toBe( true );
			} )
		);
	} );
} );

describe( 'isCellSelected', () => {
	const selection = {
		anchor: { row: 4, column: 3 },
		focus: { row: 2, column: 1 },
	};

	it.each( [
		[ 2, 1, true ],
		[ 4, 3, true ],
		[ 3, 2, true ],
		[ 1, 2, false ],
		[ 5, 2, false ],
		[ 3, 0, false ],
		[ 3, 4, false ],
	] )( 'returns for row %d, column %d: %p', ( row, column, isSelected ) => {
		expect( isCellSelected( selection, { row, column } ) ).toBe(
			isSelected
		);
	} );

	it( 'has as many cells as countSelected returns', () => {
		expect( countSelected( selection ) ).toEqual( { rows: 3, columns: 3 } );
	} );
} );

describe( 'clampCell', () => {
	it.each( [
		[ -1, -1, 0, 0 ],
		[ 0, 0, 0, 0 ],
		[ 19, 4, 19, 4 ],
		[ 20, 5, 19, 4 ],
	] )(
		'limits row %d, column %d to %d, %d',
		( row, column, toRow, toColumn ) => {
			expect( clampCell( { row, column }, gridSize ) ).toEqual( {
				row: toRow,
				column: toColumn,
			} );
		}
	);

	it( 'returns the first cell of an empty grid', () => {
		expect(
			clampCell( { row: 3, column: 2 }, { rows: 0, columns: 0, page: 1 } )
		).toEqual( { row: 0, column: 0 } );
	} );
} );
