import { isMoment } from 'moment';
import { toPlainDate, toStoreMoment } from '@storedeck/date';
import { getDateSelection, toSelectedRange } from '../date-selection';
import { getTypedUpdate } from '../typed-range';
import type { PickerDateQuery, TypedRange } from '../types';

const after = toStoreMoment( '2018-04-02' );
const before = toStoreMoment( '2018-04-09' );
const rules = { shortDateFormat: 'MM/DD/YYYY' };

/** Replaces moments by dates. */
const show = ( update: object ) =>
	Object.fromEntries(
		Object.entries( update ).map( ( [ key, value ] ) => [
			key,
			isMoment( value ) ? toPlainDate( value ) : value,
		] )
	);

it( 'returns the changes of the typed end only', () => {
	const range = { after, before };
	expect(
		show( getTypedUpdate( 'after', ' 04/09/2018 ', range, rules ) )
	).toEqual( {
		after: '2018-04-09',
		afterText: ' 04/09/2018 ',
		afterError: null,
	} );
	expect( show( getTypedUpdate( 'before', ' ', range, rules ) ) ).toEqual( {
		before: null,
		beforeText: ' ',
		beforeError: null,
	} );
} );

it.each( [
	[ '04/05/2018', null, 'Invalid date' ],
	[ '04/06/2018', '2018-04-06', null ],
	[ 'x', null, 'Invalid date' ],
] )( 'validates %s where the 5th is unavailable', ( text, day, error ) => {
	const isInvalidDate = ( noon: Date ) =>
		noon.getDate() === 5 && noon.getHours() === 12;
	expect(
		show( getTypedUpdate( 'after', text, {}, { ...rules, isInvalidDate } ) )
	).toEqual( { after: day, afterText: text, afterError: error } );
} );

it.each< [ 'after' | 'before', string, TypedRange, object ] >( [
	[
		'after',
		'04/01/2018',
		{ before: null, beforeText: '04/02/2018' },
		{ before: '2018-04-02', beforeText: '04/02/2018', beforeError: null },
	],
	[
		'before',
		'04/01/2018',
		{ after: null, afterText: '04/02/2018' },
		{
			after: null,
			afterText: '04/02/2018',
			afterError: 'Start date must be before end date',
		},
	],
	[ 'before', '04/12/2018', { after, afterText: '04/02/2018' }, {} ],
	[ 'before', '04/12/2018', { after: null, afterText: '' }, {} ],
] )(
	'validates invalid text of the other end again (%#)',
	( end, text, range, others ) => {
		const update = show( getTypedUpdate( end, text, range, rules ) );
		expect( update ).toEqual( {
			[ end ]: toPlainDate( toStoreMoment( toIso( text ) ) ),
			[ `${ end }Text` ]: text,
			[ `${ end }Error` ]: null,
			...others,
		} );
	}
);

function toIso( text: string ) {
	const [ month, day, year ] = text.split( '/' );
	return `${ year }-${ month }-${ day }`;
}

const query: PickerDateQuery = {
	period: 'month',
	compare: 'custom',
	after,
	before,
	compareAfter: toStoreMoment( '2017-04-02' ),
	compareBefore: toStoreMoment( '2017-04-09' ),
	primaryDate: { label: '', range: '' },
};

it( 'returns the dates that apply, in the given format', () => {
	const dates = { after: '02.04.2018', before: '09.04.2018' };
	const comparison = {
		compare_after: '02.04.2017',
		compare_before: '09.04.2017',
	};
	const select = ( compare: string, isCustom: boolean ) =>
		toSelectedRange(
			{ ...getDateSelection( query ), compare },
			isCustom,
			'DD.MM.YYYY'
		);
	expect( select( 'custom', true ) ).toEqual( {
		period: 'custom',
		compare: 'custom',
		...dates,
		...comparison,
	} );
	expect( select( 'none', true ) ).toEqual( {
		period: 'custom',
		compare: 'none',
		...dates,
	} );
	expect( select( 'custom', false ) ).toEqual( {
		period: 'month',
		compare: 'custom',
		...comparison,
	} );
} );

it( 'starts with texts in the format of the fields and no errors', () => {
	expect( show( getDateSelection( query ) ) ).toMatchObject( {
		afterText: '04/02/2018',
		beforeText: '04/09/2018',
		afterError: null,
		beforeError: null,
	} );
	expect( getDateSelection( query ).comparisonRange.afterText ).toBe(
		'04/02/2017'
	);
	expect(
		getDateSelection( { ...query, after: undefined, before: null } )
	).toMatchObject( { after: null, before: null, beforeText: '' } );
} );
