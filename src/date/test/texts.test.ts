import { setLocaleData } from '@wordpress/i18n';
import moment from 'moment';
import {
	dateValidationMessages,
	getDatePlaceholder,
	getRangeLabel,
	periods,
	presetValues,
} from '..';

/** Translates while a callback runs. */
function withTranslations(
	translations: Record< string, string >,
	callback: () => void
) {
	const set = ( entries: [ string, string ][] ) =>
		setLocaleData(
			Object.fromEntries(
				entries.map( ( [ text, translation ] ) => [
					text,
					[ translation ],
				] )
			),
			'storedeck'
		);
	set( Object.entries( translations ) );
	try {
		callback();
	} finally {
		set( Object.keys( translations ).map( ( text ) => [ text, text ] ) );
	}
}

describe( 'presetValues and periods', () => {
	it( 'lists all options in order', () => {
		const show = ( options: { value: string; label: string }[] ) =>
			options
				.map( ( { value, label } ) => `${ value }=${ label }` )
				.join( ', ' );
		expect( show( presetValues ) ).toBe(
			'today=Today, yesterday=Yesterday, ' +
				'week=Week to date, last_week=Last week, ' +
				'month=Month to date, last_month=Last month, ' +
				'quarter=Quarter to date, last_quarter=Last quarter, ' +
				'year=Year to date, last_year=Last year, custom=Custom'
		);
		expect( show( periods ) ).toBe(
			'previous_period=Previous period, previous_year=Previous year'
		);
	} );

	it( 'is translated when it is read', () => {
		withTranslations( { Today: 'Heute' }, () => {
			expect( presetValues[ 0 ]?.label ).toBe( 'Heute' );
		} );
		expect( presetValues[ 0 ]?.label ).toBe( 'Today' );
	} );
} );

describe( 'dateValidationMessages', () => {
	it( 'describes the error', () => {
		expect( { ...dateValidationMessages } ).toEqual( {
			invalid: 'Invalid date',
			future: 'Select a date in the past',
			startAfterEnd: 'Start date must be before end date',
			endBeforeStart: 'Start date must be before end date',
		} );
	} );
} );

describe( 'getDatePlaceholder', () => {
	it( 'has the letters of the language', () => {
		expect( getDatePlaceholder( 'MM/DD/YYYY' ) ).toBe( 'mm/dd/yyyy' );
		expect( getDatePlaceholder( 'L' ) ).toBe( 'l' );
		withTranslations(
			{
				'day in a date format\u0004dd': 'tt',
				'year in a date format\u0004yyyy': 'jjjj',
			},
			() => {
				expect( getDatePlaceholder( 'DD.MM.YYYY' ) ).toBe(
					'tt.mm.jjjj'
				);
			}
		);
	} );
} );

describe( 'getRangeLabel', () => {
	const label = ( after: string, before: string ) =>
		getRangeLabel( moment.utc( after ), moment.utc( before ) );

	it.each( [
		[ '2018-04-15', '2018-04-15', 'Apr 15, 2018' ],
		[ '2018-04-01', '2018-04-15', 'Apr 1 - 15, 2018' ],
		[ '2018-04-01', '2018-05-15', 'Apr 1 - May 15, 2018' ],
		[ '2017-04-01', '2018-05-15', 'Apr 1, 2017 - May 15, 2018' ],
		[ '2017-04-15', '2018-04-15', 'Apr 15, 2017 - Apr 15, 2018' ],
	] )( 'formats %s to %s as %s', ( after, before, text ) => {
		expect( label( after, before ) ).toBe( text );
	} );

	it.each( [
		[ 'YYYY. MMM D.', '2012. Apr 1. - 2.' ],
		[ 'D. MMM YYYY', '1. - 2. Apr 2012' ],
		[ 'D [de] MMM [de] YYYY', '1 - 2 de Apr de 2012' ],
		[ '[Dia] DD/MM/YYYY', 'Dia 01 - 02/04/2012' ],
		[ 'Do MMM YYYY', '1st - 2nd Apr 2012' ],
		[ 'DDDD D', '092 1 - 2' ],
	] )( 'joins the days of %s', ( format, text ) => {
		withTranslations( { 'MMM D, YYYY': format }, () => {
			expect( label( '2012-04-01', '2012-04-02' ) ).toBe( text );
		} );
	} );
} );
