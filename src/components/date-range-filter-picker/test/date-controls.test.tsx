import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toStoreMoment } from '@storedeck/date';
import { DateRangeFilterPicker } from '..';
import type { PickerDateQuery } from '..';

const onRangeSelect = jest.fn();
const user = userEvent.setup( { delay: null } );

const dateQuery: PickerDateQuery = {
	period: 'month',
	compare: 'previous_year',
	primaryDate: {
		label: 'Month to date',
		range: 'Apr 1 - 15, 2018',
		after: toStoreMoment( '2018-04-01' ),
		before: toStoreMoment( '2018-04-15' ),
	},
	secondaryDate: { label: 'Previous year', range: 'Apr 1 - 15, 2017' },
};

async function open( name: RegExp, query: Partial< PickerDateQuery > = {} ) {
	render(
		<DateRangeFilterPicker
			dateQuery={ { ...dateQuery, ...query } }
			onRangeSelect={ onRangeSelect }
			hasUpdateButton={ false }
		/>
	);
	await user.click( screen.getByRole( 'button', { name } ) );
	const dialog = await screen.findByRole( 'dialog' );
	await within( dialog ).findAllByRole( 'button' );
	return dialog;
}

const press = ( name: string | RegExp ) =>
	user.click( screen.getByRole( 'button', { name } ) );

beforeEach( () => {
	onRangeSelect.mockClear();
	jest.useFakeTimers( {
		now: new Date( '2018-04-15T12:00:00Z' ),
		doNotFake: [ 'setTimeout', 'setInterval', 'clearTimeout' ],
	} );
} );

afterEach( () => jest.useRealTimers() );

it( 'applies a preset on click and keeps the comparison', async () => {
	await open( /^Date Range: Month to date \(Apr 1 - 15, 2018\)$/ );
	expect(
		screen.getByRole( 'button', { name: 'Month to date' } )
	).toHaveFocus();
	await press( 'Last week' );
	expect( onRangeSelect ).toHaveBeenCalledWith( {
		period: 'last_week',
		compare: 'previous_year',
	} );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
} );

it( 'starts with the dates of a preset, and applies others with Update', async () => {
	await open( /^Date Range/ );
	const start = screen.getByRole( 'textbox', { name: 'Start Date' } );
	expect( start ).toHaveValue( '04/01/2018' );
	fireEvent.change( start, { target: { value: '04/03/2018' } } );
	await press( 'Update' );
	expect( onRangeSelect ).toHaveBeenCalledWith( {
		period: 'custom',
		compare: 'previous_year',
		after: '2018-04-03',
		before: '2018-04-15',
	} );
} );

it( 'applies a range in words on Enter', async () => {
	await open( /^Date Range/ );
	const field = screen.getByRole( 'textbox', { name: 'Type a range' } );
	await user.type( field, 'last 10 days' );
	expect( field ).toHaveAccessibleDescription( 'Apr 6 - 15, 2018' );
	expect( screen.getByRole( 'textbox', { name: 'Start Date' } ) ).toHaveValue(
		'04/06/2018'
	);
	await user.type( field, '{Enter}' );
	expect( onRangeSelect ).toHaveBeenCalledWith( {
		period: 'custom',
		compare: 'previous_year',
		after: '2018-04-06',
		before: '2018-04-15',
	} );
} );

it( 'applies the name of a preset on Enter', async () => {
	await open( /^Date Range/ );
	await user.type(
		screen.getByRole( 'textbox', { name: 'Type a range' } ),
		'yesterday{Enter}'
	);
	expect( onRangeSelect ).toHaveBeenCalledWith( {
		period: 'yesterday',
		compare: 'previous_year',
	} );
} );

it( 'says what to type instead of a text that is no range', async () => {
	await open( /^Date Range/ );
	const field = screen.getByRole( 'textbox', { name: 'Type a range' } );
	await user.type( field, 'soon{Enter}' );
	expect( field ).toBeInvalid();
	expect( field ).toHaveAccessibleDescription( /^Type a date range/ );
	expect( onRangeSelect ).not.toHaveBeenCalled();
} );

it( 'shows the dates of each comparison and applies one on click', async () => {
	const dialog = await open(
		/^Comparison: vs\. Previous year \(Apr 1 - 15, 2017\)$/
	);
	expect(
		within( dialog )
			.getAllByRole( 'button' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'Previous periodMar 1 - 15, 2018',
		'Previous yearApr 1 - 15, 2017',
		'Same weekdays last yearApr 2 - 16, 2017',
		'Same weekdays in the weeks beforeMar 11 - 25, 2018',
		'Custom period',
		'No comparison',
	] );
	await press( 'No comparison' );
	expect( onRangeSelect ).toHaveBeenCalledWith( {
		period: 'month',
		compare: 'none',
	} );
} );

it( 'applies a comparison with dates of its own', async () => {
	const custom = {
		after: toStoreMoment( '2018-04-02' ),
		before: toStoreMoment( '2018-04-09' ),
	};
	await open( /^Comparison/, { period: 'custom', ...custom } );
	await press( 'Custom period' );
	expect( screen.getByRole( 'button', { name: 'Update' } ) ).toBeDisabled();
	for ( const [ name, value ] of [
		[ 'Comparison start date', '01/01/2018' ],
		[ 'Comparison end date', '01/08/2018' ],
	] as const ) {
		fireEvent.change( screen.getByRole( 'textbox', { name } ), {
			target: { value },
		} );
	}
	await press( 'Update' );
	expect( onRangeSelect ).toHaveBeenCalledWith( {
		period: 'custom',
		compare: 'custom',
		after: '2018-04-02',
		before: '2018-04-09',
		compare_after: '2018-01-01',
		compare_before: '2018-01-08',
	} );
} );
