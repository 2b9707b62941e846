import {
	act,
	configure,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useViewportMatch } from '@wordpress/compose';
import { toStoreMoment } from '@storedeck/date';
import { DateRangeFilterPicker } from '..';
import type { PickerDateQuery } from '..';

// Accessibility checks of hidden elements take seconds with this many days;
// none of these elements are hidden.
configure( { defaultHidden: true } );

jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useViewportMatch: jest.fn( () => false ),
} ) );

const onRangeSelect = jest.fn();

const dateQuery: PickerDateQuery = {
	period: 'month',
	compare: 'previous_year',
	after: null,
	before: null,
	primaryDate: { label: 'Month to date', range: 'Apr 1 - 15, 2018' },
	secondaryDate: { label: 'Previous year', range: 'Apr 1 - 15, 2017' },
};

const custom = (): PickerDateQuery => ( {
	...dateQuery,
	period: 'custom',
	after: toStoreMoment( '2018-04-02' ),
	before: toStoreMoment( '2018-04-09' ),
} );

const user = userEvent.setup( { delay: null } );

async function open( query: PickerDateQuery = dateQuery ) {
	const view = render(
		<DateRangeFilterPicker
			dateQuery={ query }
			onRangeSelect={ onRangeSelect }
		/>
	);
	await user.click( screen.getByRole( 'button', { name: /Date Range/ } ) );
	await screen.findByRole( 'button', { name: 'Update' } );
	return view;
}

/** Between the two breakpoints, two months fit next to each other. */
const showTwoMonths = () =>
	jest
		.mocked( useViewportMatch )
		.mockImplementation( ( width ) => width === 'small' );

const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const focus = ( name: string | RegExp ) =>
	act( () => screen.getByRole( 'button', { name } ).focus() );
const field = ( name: string ) => screen.getByRole( 'textbox', { name } );

/** Sets a field at once: each typed character renders two months of days. */
const fill = ( name: string, value: string ) =>
	fireEvent.change( field( name ), { target: { value } } );

beforeEach( () => {
	onRangeSelect.mockClear();
	jest.mocked( useViewportMatch ).mockReturnValue( false );
	// April 16 in UTC, April 15 in the site time zone.
	jest.useFakeTimers( {
		now: new Date( '2018-04-16T02:00:00Z' ),
		doNotFake: [
			'setTimeout',
			'setInterval',
			'queueMicrotask',
			'requestAnimationFrame',
			'setImmediate',
			'nextTick',
		],
	} );
	window.storedeckSettings = {
		timeZone: 'America/Los_Angeles',
		startOfWeek: 1,
	};
} );

afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

it( 'shows the date range and the comparison on the button', () => {
	const { rerender } = render(
		<DateRangeFilterPicker
			dateQuery={ dateQuery }
			onRangeSelect={ onRangeSelect }
		/>
	);
	expect(
		screen.getByRole( 'button', {
			name: /Date Range:.*Month to date \(Apr 1 - 15, 2018\).*vs\. Previous year \(Apr 1 - 15, 2017\)/,
		} )
	).toHaveAttribute( 'aria-expanded', 'false' );
	rerender(
		<DateRangeFilterPicker
			dateQuery={ { ...dateQuery, secondaryDate: undefined } }
			onRangeSelect={ onRangeSelect }
		/>
	);
	expect( screen.queryByText( /vs\./ ) ).not.toBeInTheDocument();
} );

it.each( [ true, false ] )(
	'focuses the selected tab and returns focus to the button (small screen: %p)',
	async ( isSmall ) => {
		jest.mocked( useViewportMatch ).mockImplementation(
			( width, operator ) =>
				isSmall && width === 'medium' && operator === '<'
		);
		await open( custom() );
		expect(
			screen.queryAllByRole( 'button', { name: 'Close' } )
		).toHaveLength( isSmall ? 1 : 0 );
		const tab = screen.getByRole( 'tab', { name: 'Custom' } );
		expect( tab ).toHaveFocus();
		fireEvent.keyDown( tab, {
			key: 'Escape',
			code: 'Escape',
			keyCode: 27,
		} );
		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name: /Date Range/ } )
			).toHaveFocus()
		);
	}
);

it( 'shows overlapping periods and a disabled comparison on the button', () => {
	const days = ( after: string, before: string ) => ( {
		after: toStoreMoment( after ),
		before: toStoreMoment( before, 'end' ),
	} );
	const primaryDate = {
		...dateQuery.primaryDate,
		...days( '2017-04-16', '2018-04-15' ),
	};
	const secondaryDate = {
		label: 'Custom period',
		range: 'Jan 1 - Apr 16, 2017',
		...days( '2017-01-01', '2017-04-16' ),
	};
	const show = ( query: Partial< PickerDateQuery > ) => (
		<DateRangeFilterPicker
			dateQuery={ { ...dateQuery, primaryDate, ...query } }
			onRangeSelect={ onRangeSelect }
		/>
	);
	const { rerender } = render( show( { secondaryDate } ) );
	const button = screen.getByRole( 'button', { name: /Date Range/ } );
	expect( button ).toHaveTextContent(
		'vs. Custom period (Jan 1 - Apr 16, 2017), overlapping'
	);
	rerender(
		show( {
			secondaryDate: {
				...secondaryDate,
				...days( '2017-01-01', '2017-04-15' ),
			},
		} )
	);
	expect( button ).not.toHaveTextContent( 'overlapping' );
	rerender( show( { compare: 'none', secondaryDate } ) );
	expect( button ).toHaveTextContent( 'No comparison' );
	expect( button ).not.toHaveTextContent( 'vs.' );
} );

describe( 'comparisons', () => {
	it( 'disables the comparison or compares the same weekdays', async () => {
		await open();
		for ( const [ name, compare ] of [
			[ 'No comparison', 'none' ],
			[ 'Same weekdays last year', 'same_weekdays' ],
		] as const ) {
			if ( ! screen.queryByRole( 'button', { name: 'Update' } ) ) {
				await user.click(
					screen.getByRole( 'button', { name: /Date Range/ } )
				);
			}
			await user.click( screen.getByRole( 'radio', { name } ) );
			await press( 'Update' );
			expect( onRangeSelect ).toHaveBeenLastCalledWith( {
				period: 'month',
				compare,
			} );
		}
	} );

	it( 'applies a custom comparison to a rolling period', async () => {
		await open();
		await user.click(
			screen.getByRole( 'radio', { name: 'Last 30 days' } )
		);
		await user.click(
			screen.getByRole( 'radio', { name: 'Custom period' } )
		);
		const update = screen.getByRole( 'button', { name: 'Update' } );
		expect( update ).toBeDisabled();
		expect( update ).toHaveAccessibleDescription(
			'Choose a comparison date range.'
		);
		fill( 'Comparison start date', '02/01/2018' );
		fill( 'Comparison end date', '2018-02-28' );
		await press( 'Update' );
		expect( onRangeSelect ).toHaveBeenLastCalledWith( {
			period: 'last_30_days',
			compare: 'custom',
			compare_after: '2018-02-01',
			compare_before: '2018-02-28',
		} );
	} );

	it( 'scrolls to the comparison fields when they are chosen', async () => {
		const scrollIntoView = jest.fn();
		Object.assign( Element.prototype, { scrollIntoView } );
		await open();
		expect( scrollIntoView ).not.toHaveBeenCalled();
		await user.click(
			screen.getByRole( 'radio', { name: 'Custom period' } )
		);
		expect( scrollIntoView.mock.contexts ).toContain(
			screen.getByRole( 'group', { name: 'Comparison date range' } )
		);
		Reflect.deleteProperty( Element.prototype, 'scrollIntoView' );
	} );

	it( 'starts with the comparison dates from the URL', async () => {
		await open( {
			...dateQuery,
			compare: 'custom',
			compareAfter: toStoreMoment( '2018-02-01' ),
			compareBefore: toStoreMoment( '2018-02-28' ),
		} );
		expect( field( 'Comparison start date' ) ).toHaveValue( '02/01/2018' );
		expect( field( 'Comparison end date' ) ).toHaveValue( '02/28/2018' );
	} );
} );

describe( 'presets', () => {
	it( 'applies a preset with a comparison and without dates', async () => {
		await open();
		const presets = within(
			screen.getByRole( 'group', { name: 'select a preset period' } )
		);
		expect( presets.getAllByRole( 'radio' ) ).toHaveLength( 14 );
		expect(
			presets.getByRole( 'radio', { name: 'Month to date' } )
		).toBeChecked();
		expect(
			screen.queryByRole( 'button', { name: 'Reset' } )
		).not.toBeInTheDocument();
		await user.click( presets.getByRole( 'radio', { name: 'Last week' } ) );
		await user.click(
			screen.getByRole( 'radio', { name: 'Previous period' } )
		);
		expect( onRangeSelect ).not.toHaveBeenCalled();
		await press( 'Update' );
		expect( onRangeSelect.mock.calls ).toEqual( [
			[
				{
					period: 'last_week',
					compare: 'previous_period',
					after: undefined,
					before: undefined,
				},
			],
		] );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Update' } )
			).not.toBeInTheDocument()
		);
	} );

	it( 'starts with Today after a custom range', async () => {
		await open( custom() );
		await user.click( screen.getByRole( 'tab', { name: 'Presets' } ) );
		expect( screen.getByRole( 'radio', { name: 'Today' } ) ).toBeChecked();
	} );
} );

describe( 'custom range', () => {
	it( 'requires both dates', async () => {
		await open();
		await user.click( screen.getByRole( 'tab', { name: 'Custom' } ) );
		const update = screen.getByRole( 'button', { name: 'Update' } );
		expect( update ).toBeDisabled();
		expect(
			screen.getByRole( 'button', { name: 'Reset' } )
		).toBeDisabled();
		await user.type( field( 'Start Date' ), '04/02/2018' );
		expect( update ).toBeDisabled();
		fill( 'End Date', '2018-04-09' );
		expect( update ).toBeEnabled();
		await press( 'Update' );
		expect( onRangeSelect ).toHaveBeenCalledWith( {
			period: 'custom',
			compare: 'previous_year',
			after: '2018-04-02',
			before: '2018-04-09',
		} );
	} );

	it( 'rejects dates that are none, in the future or in the wrong order', async () => {
		await open( custom() );
		for ( const [ name, text, message ] of [
			[ 'Start Date', '04/32/2018', 'Invalid date' ],
			[ 'Start Date', '04/16/2018', 'Select a date in the past' ],
			[
				'Start Date',
				'04/10/2018',
				'Start date must be before end date',
			],
			[ 'End Date', '04/01/2018', 'Start date must be before end date' ],
		] as const ) {
			fill( 'Start Date', '04/02/2018' );
			fill( 'End Date', '04/09/2018' );
			expect( field( name ) ).toBeValid();
			fill( name, text );
			expect( field( name ) ).toBeInvalid();
			expect( field( name ) ).toHaveAccessibleDescription(
				`Date format: MM/DD/YYYY ${ message }`
			);
			expect(
				screen.getByRole( 'button', { name: 'Update' } )
			).toBeDisabled();
		}
	} );

	it( 'accepts today in site time and shows no error for empty text', async () => {
		await open( custom() );
		fill( 'End Date', '04/15/2018' );
		expect( field( 'End Date' ) ).toBeValid();
		await user.clear( field( 'End Date' ) );
		expect( field( 'End Date' ) ).toHaveAccessibleDescription(
			'Date format: MM/DD/YYYY'
		);
		expect(
			screen.getByRole( 'button', { name: 'Update' } )
		).toBeDisabled();
	} );

	it( 'ignores spaces around a date', async () => {
		await open( custom() );
		fill( 'End Date', ' 04/12/2018 ' );
		expect( field( 'End Date' ) ).toBeValid();
		fill( 'Start Date', '  ' );
		expect( field( 'Start Date' ) ).toBeValid();
	} );

	it( 'validates the other end again when one end changes', async () => {
		await open( custom() );
		fill( 'Start Date', '04/10/2018' );
		expect( field( 'Start Date' ) ).toBeInvalid();
		fill( 'End Date', '04/12/2018' );
		expect( field( 'Start Date' ) ).toBeValid();
		await press( 'Update' );
		expect( onRangeSelect ).toHaveBeenCalledWith(
			expect.objectContaining( {
				after: '2018-04-10',
				before: '2018-04-12',
			} )
		);
	} );

	it( 'can be reset without losing focus', async () => {
		await open( custom() );
		await press( 'Reset' );
		expect( field( 'Start Date' ) ).toHaveValue( '' );
		expect( field( 'End Date' ) ).toHaveValue( '' );
		expect( field( 'Start Date' ) ).toHaveFocus();
		expect(
			screen.getByRole( 'button', { name: 'Update' } )
		).toBeDisabled();
	} );

	it( 'selects the range in the calendar, start date first', async () => {
		await open( custom() );
		await press( 'Selected. Wednesday, April 4, 2018' );
		expect( field( 'Start Date' ) ).toHaveValue( '04/04/2018' );
		await press( 'Select Friday, April 13, 2018 as an end date.' );
		expect( field( 'End Date' ) ).toHaveValue( '04/13/2018' );
		await press( 'Update' );
		expect( onRangeSelect ).toHaveBeenCalledWith(
			expect.objectContaining( {
				after: '2018-04-04',
				before: '2018-04-13',
			} )
		);
	} );

	it( 'cannot end in the future', async () => {
		await open( custom() );
		expect(
			screen.getByRole( 'button', {
				name: 'Monday, April 16, 2018 is not selectable.',
			} )
		).toBeDisabled();
		expect(
			screen.getByRole( 'button', {
				name: 'Select Sunday, April 15, 2018 as a start date.',
			} )
		).toBeEnabled();
	} );

	it( 'selects the range with the keyboard', async () => {
		await open( custom() );
		focus( 'Selected. Monday, April 2, 2018' );
		await user.keyboard( '{ArrowRight}{Enter}' );
		expect( field( 'Start Date' ) ).toHaveValue( '04/03/2018' );
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( field( 'End Date' ) ).toHaveValue( '04/10/2018' );
	} );

	it( 'discards the range when the dropdown closes without an update', async () => {
		await open( custom() );
		fill( 'Start Date', '04/05/2018' );
		fireEvent.keyDown( field( 'Start Date' ), {
			key: 'Escape',
			keyCode: 27,
		} );
		const button = screen.getByRole( 'button', { name: /Date Range/ } );
		await waitFor( () =>
			expect( button ).toHaveAttribute( 'aria-expanded', 'false' )
		);
		await user.click( button );
		expect( field( 'Start Date' ) ).toHaveValue( '04/02/2018' );
		expect( onRangeSelect ).not.toHaveBeenCalled();
	} );
} );

describe( 'dropdown', () => {
	it( 'is a named dialog with one heading for the comparison', async () => {
		await open();
		const dialog = within(
			screen.getByRole( 'dialog', { name: 'Date Range' } )
		);
		expect(
			dialog.getByRole( 'group', { name: 'compare to' } )
		).toBeInTheDocument();
		expect( dialog.getAllByText( 'compare to' ) ).toHaveLength( 1 );
	} );

	it( 'closes and returns focus when the dates change from outside', async () => {
		const { rerender } = await open( custom() );
		act( () => field( 'Start Date' ).focus() );
		rerender(
			<DateRangeFilterPicker
				dateQuery={ { ...custom(), period: 'today' } }
				onRangeSelect={ onRangeSelect }
			/>
		);
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: /Date Range/ } )
		).toHaveFocus();
	} );

	it( 'stays open with its texts when it renders again with the same dates', async () => {
		const { rerender } = await open( custom() );
		fill( 'Start Date', '04/05/2018' );
		rerender(
			<DateRangeFilterPicker
				dateQuery={ custom() }
				onRangeSelect={ onRangeSelect }
			/>
		);
		expect( field( 'Start Date' ) ).toHaveValue( '04/05/2018' );
	} );

	it( 'explains why Update is disabled', async () => {
		await open( { ...custom(), after: null, before: null } );
		const update = screen.getByRole( 'button', { name: 'Update' } );
		expect( update ).toHaveAccessibleDescription(
			'Choose a start date and an end date.'
		);
		fill( 'End Date', '04/09/2018' );
		expect( update ).toHaveAccessibleDescription( 'Choose a start date.' );
		fill( 'Start Date', '04/32/2018' );
		expect( update ).toHaveAccessibleDescription(
			'Enter a valid start date.'
		);
		fill( 'Start Date', '04/02/2018' );
		expect( update ).toBeEnabled();
		expect( update ).toHaveAccessibleDescription( '' );
	} );
} );

describe( 'calendar', () => {
	it( 'uses the language of the user and the first day of the week of the store', async () => {
		window.storedeckSettings = {
			timeZone: 'UTC',
			startOfWeek: 6,
			locale: {
				userLocale: 'de_DE_formal',
				weekdaysShort: [ 'So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa' ],
			},
		};
		await open( custom() );
		expect(
			screen.getByRole( 'grid', { name: 'April 2018' } )
		).toBeInTheDocument();
		expect(
			screen
				.getAllByRole( 'columnheader', { hidden: true } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Sa', 'So', 'Mo', 'Di', 'Mi', 'Do', 'Fr' ] );
		await press( 'Move backward to switch to the previous month.' );
		expect(
			screen.getByRole( 'grid', { name: 'März 2018' } )
		).toBeInTheDocument();
	} );

	it( 'names weekdays by a letter in languages that do not abbreviate them', async () => {
		// cspell:disable
		window.storedeckSettings = {
			timeZone: 'UTC',
			startOfWeek: 1,
			locale: {
				userLocale: 'ar',
				weekdaysShort:
					'الأحد الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(
						' '
					),
			},
		};
		// cspell:enable
		await open( custom() );
		expect(
			screen
				.getAllByRole( 'columnheader', { hidden: true } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح' ] );
	} );

	it( 'uses the Gregorian calendar and mirrors arrow keys in right-to-left languages', async () => {
		window.storedeckSettings = {
			timeZone: 'UTC',
			locale: { userLocale: 'fa_IR', isRtl: true },
		};
		await open( custom() );
		expect(
			screen.getByRole( 'grid', { name: /2018/ } )
		).toBeInTheDocument();
		focus( /^Selected\. .*\b2\b/ );
		await user.keyboard( '{ArrowLeft}{Enter}' );
		expect( field( 'Start Date' ) ).toHaveValue( '04/03/2018' );
	} );

	it( 'follows typed dates', async () => {
		await open( custom() );
		fill( 'Start Date', '02/05/2018' );
		expect(
			screen.getByRole( 'grid', { name: 'February 2018' } )
		).toBeInTheDocument();
	} );

	it( 'selects the start date first, even if the end field was focused', async () => {
		await open( {
			...custom(),
			after: null,
			before: null,
		} );
		await user.click( field( 'End Date' ) );
		await press( 'Select Sunday, April 1, 2018 as a start date.' );
		expect( field( 'Start Date' ) ).not.toHaveValue( '' );
		expect( field( 'End Date' ) ).toHaveValue( '' );
	} );

	it( 'has an accessible name', async () => {
		await open( custom() );
		expect(
			screen.getByRole( 'group', { name: 'Calendar' } )
		).toContainElement( screen.getByRole( 'grid' ) );
	} );

	it( 'shows the previous and current month and keeps them when a day is selected', async () => {
		showTwoMonths();
		await open( { ...custom(), after: null, before: null } );
		const months = () =>
			screen
				.getAllByRole( 'grid' )
				.map( ( grid ) => grid.getAttribute( 'aria-label' ) );
		expect( months() ).toEqual( [ 'March 2018', 'April 2018' ] );
		await press( 'Select Tuesday, April 3, 2018 as a start date.' );
		expect( months() ).toEqual( [ 'March 2018', 'April 2018' ] );
		await press( 'Select Wednesday, April 4, 2018 as an end date.' );
		expect( months() ).toEqual( [ 'March 2018', 'April 2018' ] );
		await press( 'Select Thursday, March 1, 2018 as a start date.' );
		expect( months() ).toEqual( [ 'March 2018', 'April 2018' ] );
	} );

	it( 'does not navigate to future months', async () => {
		await open( {
			...custom(),
			after: null,
			before: null,
		} );
		expect(
			screen.getByRole( 'button', {
				name: 'Move forward to switch to the next month.',
			} )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );
