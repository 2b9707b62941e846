import { render, screen } from '@testing-library/react';

import { DataTable } from '../data-table';
import { FocusMarks } from '../focus-marks';
import { LineSample } from '../line-sample';
import { PointTooltip } from '../point-tooltip';
import { Tooltip } from '../tooltip';
import { draw, layout, measure, shown } from './draw';

describe( 'FocusMarks', () => {
	const focus = (
		model: ReturnType< typeof layout >,
		seriesIndex: number,
		isSingle: boolean,
		series = shown
	) =>
		draw(
			<FocusMarks
				model={ model }
				series={ series }
				activePoint={ { index: 1, seriesIndex } }
				isSingle={ isSingle }
			/>
		);
	const values = [
		[ 10, 30 ],
		[ 20, 10 ],
	];
	const active =
		'woocommerce-chart__series is-slot-1 is-comparison is-current';

	it( 'marks the date and all of its values', () => {
		const read = focus( layout( values ), 1, false );
		expect( read( 'line', 'x1', 'x2', 'y1', 'y2' ) ).toEqual( [
			[ '447.5', '447.5', '0', '200' ],
		] );
		expect( read( 'circle', 'cx', 'cy', 'r' ) ).toEqual( [
			[ '447.5', '50', '4' ],
			[ '447.5', '150', '4' ],
		] );
		expect( read( 'rect' ) ).toEqual( [] );
		expect( read( '.is-current' ) ).toEqual( [] );
	} );

	it( 'enlarges the value of the keyboard', () => {
		const read = focus( layout( values ), 1, true );
		expect( read( 'circle', 'r' ) ).toEqual( [ [ '4' ], [ '6' ] ] );
		expect( read( '.is-current', 'class' ) ).toEqual( [ [ active ] ] );
	} );

	it( 'marks the band of bars, and only the value of the keyboard', () => {
		const model = layout( values, { type: 'bar' } );
		const read = focus( model, 1, true );
		expect( read( 'rect', 'x', 'y', 'width', 'height' ) ).toEqual( [
			[ '325', '0', '245', '200' ],
		] );
		expect( read( 'circle', 'class', 'cx' ) ).toEqual( [
			[ active, '479.5' ],
		] );
		expect( read( 'line' ) ).toEqual( [] );
		expect( focus( model, 1, false )( 'circle' ) ).toEqual( [] );
	} );

	it( 'marks no gap and no unknown series', () => {
		const read = focus(
			layout( [
				[ 1, null ],
				[ 1, 2 ],
			] ),
			0,
			false
		);
		expect( read( 'circle' ) ).toHaveLength( 1 );
		expect(
			focus( layout( values ), 0, false, shown.slice( 0, 1 ) )( 'circle' )
		).toHaveLength( 1 );
	} );
} );

describe( 'PointTooltip', () => {
	const positionOf = (
		values: Array< Array< number | null > >,
		isSingle: boolean,
		seriesIndex = 0
	) => {
		const { container } = render(
			<PointTooltip
				model={ layout( values ) }
				activePoint={ { index: 0, seriesIndex } }
				isSingle={ isSingle }
				content={ { title: 'May', rows: [] } }
				measure={ measure }
				position="over"
			/>
		);
		const style =
			container.querySelector< HTMLElement >( '.d3-chart__tooltip' )
				?.style;
		return [ style?.left, style?.top ];
	};

	// 25 px is half of its height, 16 px the distance to the value.
	it( 'is at the active value, or at the highest one of the date', () => {
		const values = [
			[ 10, 30 ],
			[ 20, 10 ],
		];
		expect( positionOf( values, true ) ).toEqual( [ '219px', '125px' ] );
		expect( positionOf( values, true, 1 )[ 1 ] ).toBe( '75px' );
		expect( positionOf( values, false )[ 1 ] ).toBe( '75px' );
	} );

	it( 'is at the other values, or at the zero line, if the value is missing', () => {
		expect(
			positionOf(
				[
					[ null, 30 ],
					[ 20, 10 ],
				],
				true
			)[ 1 ]
		).toBe( '75px' );
		// At the left of the plot, and not below it.
		expect( positionOf( [ [ null, 30 ] ], true ) ).toEqual( [
			'96px',
			'150px',
		] );
		expect( positionOf( [ [ -10, 30 ] ], false )[ 1 ] ).toBe( '135px' );
	} );
} );

describe( 'Tooltip', () => {
	it( 'has rows with colors, and notes below', () => {
		const { container } = render(
			<Tooltip
				box={ { left: 1, top: 2, width: 3, height: 4 } }
				content={ {
					title: 'May',
					rows: shown.map( ( series, place ) => ( {
						label: series.label,
						value: '5',
						series,
						isComparison: place > 0,
						isCurrent: place === 0,
					} ) ),
				} }
			/>
		);
		expect(
			Array.from(
				container.querySelectorAll( 'li' ),
				( { className } ) => className
			)
		).toEqual( [ 'key-row is-current', 'key-row' ] );
		expect( container.querySelectorAll( '.is-comparison' ) ).toHaveLength(
			1
		);
		expect( container.querySelector( 'p' ) ).toBeNull();
		expect( container.firstChild ).toHaveStyle( {
			left: '1px',
			top: '2px',
			width: '3px',
		} );
	} );
} );

describe( 'LineSample', () => {
	it( 'is continuous for the first series', () => {
		const read = draw(
			<>
				<LineSample />
				<LineSample slot={ 0 } />
				<LineSample slot={ 1 } />
			</>
		);
		expect( read( 'line', 'x2', 'y1', 'y2', 'stroke-dasharray' ) ).toEqual(
			[
				[ '47', '4', '4', null ],
				[ '47', '4', '4', null ],
				[ '47', '4', '4', '5 5' ],
			]
		);
	} );
} );

describe( 'DataTable', () => {
	const table = ( count: number ) => {
		const { unmount } = render(
			<DataTable
				title="Sales"
				dates={ Array.from( { length: count }, ( _, index ) => index ) }
				series={ [] }
				annotations={ [] }
				formatDate={ String }
				formatValue={ String }
			/>
		);
		const found = [
			screen.getByRole( 'caption' ).textContent,
			screen.getAllByRole( 'row' ).length,
		];
		unmount();
		return found;
	};

	it( 'has up to 100 dates', () => {
		expect( table( 100 ) ).toEqual( [ 'Sales', 101 ] );
		expect( table( 101 ) ).toEqual( [
			'Sales: first 100 of 101 dates',
			101,
		] );
	} );
} );
