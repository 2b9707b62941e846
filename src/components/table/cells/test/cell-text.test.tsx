import { getCellText, toTabSeparated } from '../cell-text';

const all = ( row: number, column: number ) => ( {
	anchor: { row, column },
	focus: { row: 0, column: 0 },
} );

describe( 'getCellText', () => {
	it( 'returns the visible text, the text property, or the value', () => {
		expect( getCellText( { display: '$5.00', value: 5 } ) ).toBe( '$5.00' );
		expect( getCellText( { display: 0, value: 0 } ) ).toBe( '0' );
		expect( getCellText( { display: <b>5</b>, value: 5 } ) ).toBe( '5' );
		expect(
			getCellText( { display: <b>x</b>, value: 1234, text: '1,234' } )
		).toBe( '1,234' );
		expect( getCellText( { display: <b>x</b>, value: null } ) ).toBe( '' );
		expect( getCellText( undefined ) ).toBe( '' );
	} );
} );

describe( 'toTabSeparated', () => {
	it( 'separates cells with tabs and rows with line breaks', () => {
		const rows = [
			[ { display: 'Mug' }, { display: '$1.00' }, { display: 'x' } ],
			[ { display: 'Pot' }, null ],
		];
		expect( toTabSeparated( rows, all( 1, 1 ) ) ).toBe(
			'Mug\t$1.00\nPot\t'
		);
	} );

	it( 'has only the cells of the selection', () => {
		const rows = [ 'a', 'b', 'c' ].map( ( letter ) =>
			[ 0, 1, 2, 3 ].map( ( column ) => ( {
				display: `${ letter }${ column }`,
			} ) )
		);
		expect(
			toTabSeparated( rows, {
				anchor: { row: 2, column: 1 },
				focus: { row: 1, column: 2 },
			} )
		).toBe( 'b1\tb2\nc1\tc2' );
	} );

	it( 'removes tabs and line breaks inside cells', () => {
		expect(
			toTabSeparated( [ [ { display: 'a\tb\r\nc' } ] ], all( 0, 0 ) )
		).toBe( 'a b c' );
	} );

	it( 'has empty cells for missing columns and rows that end early', () => {
		expect(
			toTabSeparated(
				[ [ false, { display: '' } ], [], [ { display: 'x' } ] ],
				all( 1, 1 )
			)
		).toBe( '\t\n\t' );
	} );

	it( 'escapes a formula that is the value, and one whose value is missing', () => {
		const rows = [ [ { value: '=1' }, { text: '+x', display: 'y' } ] ];
		expect( toTabSeparated( rows, all( 0, 1 ) ) ).toBe( "'=1\t'+x" );
	} );

	it( 'escapes formulas and keeps numbers unchanged', () => {
		const rows = [
			[
				{ display: '=cmd|x', value: '=cmd|x' },
				{ display: ' @SUM(1)', value: ' @SUM(1)' },
				{ display: '-$5.00', value: -5 },
			],
		];
		expect( toTabSeparated( rows, all( 0, 2 ) ) ).toBe(
			"'=cmd|x\t' @SUM(1)\t-$5.00"
		);
	} );
} );
