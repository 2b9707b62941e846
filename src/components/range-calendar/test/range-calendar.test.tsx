import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { toStoreMoment } from '@storedeck/date';
import { RangeCalendar } from '..';
import type { PickedDates, RangeCalendarProps } from '..';

// The calendar is loaded asynchronously.
configure( { defaultHidden: true } );

const calls: string[] = [];
const user = userEvent.setup( { delay: null } );
const show = ( { startDate, endDate }: PickedDates ) =>
	`${ startDate?.format( 'YYYY-MM-DDTHH' ) ?? '' }…${
		endDate?.format( 'YYYY-MM-DDTHH' ) ?? ''
	}`;

function Harness( props: Partial< RangeCalendarProps > ) {
	const [ dates, setDates ] = useState< PickedDates >( {
		startDate: toStoreMoment( '2018-04-02' ),
		endDate: toStoreMoment( '2018-04-09' ),
	} );
	const [ input, setInput ] =
		useState< RangeCalendarProps[ 'focusedInput' ] >( 'startDate' );
	return (
		<RangeCalendar
			{ ...dates }
			focusedInput={ input }
			onDatesChange={ ( next ) => {
				calls.push( `dates ${ show( next ) }` );
				setDates( next );
			} }
			onFocusChange={ ( next ) => {
				calls.push( `focus ${ next }` );
				setInput( next );
			} }
			onClose={ ( next ) => calls.push( `close ${ show( next ) }` ) }
			{ ...props }
		/>
	);
}

async function open( props: Partial< RangeCalendarProps > = {} ) {
	render( <Harness { ...props } /> );
	await screen.findByRole( 'grid' );
}

const day = ( name: RegExp ) => screen.getByRole( 'button', { name } );

beforeEach( () => {
	calls.length = 0;
	window.storedeckSettings = { timeZone: 'UTC' };
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'selects the start, then an end at least one night later, and closes', async () => {
	await open();
	await user.click( day( /April 4, 2018/ ) );
	await user.click( day( /April 4, 2018/ ) );
	await user.click( day( /April 5, 2018/ ) );
	expect( calls ).toEqual( [
		'focus endDate',
		'dates 2018-04-04T12…2018-04-09T12',
		// The same day is less than one night later, so a new range starts.
		'focus endDate',
		'dates 2018-04-04T12…',
		'focus null',
		'close 2018-04-04T12…2018-04-05T12',
		'dates 2018-04-04T12…2018-04-05T12',
	] );
} );

it( 'stays open when keepOpenOnDateSelect is set', async () => {
	await open( { keepOpenOnDateSelect: true, focusedInput: 'endDate' } );
	await user.click( day( /April 12, 2018/ ) );
	expect( calls ).toEqual( [ 'dates 2018-04-02T12…2018-04-12T12' ] );
} );

it( 'ignores blocked days and days outside the range', async () => {
	await open( {
		isDayBlocked: ( date ) => date.date() === 4,
		isOutsideRange: ( date ) => date.date() > 20,
	} );
	for ( const name of [ /April 4, .*not selectable/, /April 21, .*not/ ] ) {
		expect( day( name ) ).toBeDisabled();
		await user.click( day( name ) );
	}
	expect( calls ).toEqual( [] );
} );

it( 'makes no day unavailable by default', async () => {
	await open();
	expect( screen.queryByText( /not selectable/ ) ).not.toBeInTheDocument();
} );

it( 'opens the keyboard help with a question mark and closes it with Escape', async () => {
	await open();
	act( () => day( /Selected.*April 2, / ).focus() );
	await user.keyboard( '?' );
	const help = screen.getByRole( 'dialog', { name: 'Keyboard shortcuts' } );
	expect( help ).toHaveTextContent( 'Move by one week.' );
	expect( screen.getByRole( 'button', { name: 'Close' } ) ).toHaveFocus();
	await user.keyboard( '{Escape}' );
	expect( help ).not.toBeInTheDocument();
	expect( day( /Selected.*April 2, / ) ).toHaveFocus();
} );

it( 'labels days with the action of a click', async () => {
	await open( { focusedInput: 'endDate', minimumNights: 3 } );
	for ( const name of [
		'Select Sunday, April 1, 2018 as a start date.',
		'Selected. Wednesday, April 4, 2018',
		'Select Tuesday, April 10, 2018 as an end date.',
	] ) {
		expect( screen.getByRole( 'button', { name } ) ).toBeInTheDocument();
	}
} );
