import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Query } from '@storedeck/navigation';
import { announce } from '../../common/announce';
import { InvalidParamsNotice } from '../invalid-params-notice';

jest.mock( '../../common/announce', () => ( { announce: jest.fn() } ) );

const show = ( query: Query ) => (
	<div tabIndex={ -1 } data-retry-focus>
		<InvalidParamsNotice query={ query } />
	</div>
);
/** Without the characters that isolate the text direction. */
const shown = () =>
	screen
		.queryAllByRole( 'paragraph' )
		.map(
			( { textContent } ) => textContent?.replace( /[\u2068\u2069]/g, '' )
		);
const DEFAULT = 'Showing the default period: Week to date (Apr 9 - 12, 2018).';

beforeEach( () => {
	jest.mocked( announce ).mockClear();
	jest.useFakeTimers( {
		now: new Date( '2018-04-12T12:00:00Z' ),
		advanceTimers: true,
	} );
	window.storedeckSettings = {
		timeZone: 'UTC',
		startOfWeek: 1,
		defaultDateRange: 'period=week&compare=none',
	};
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

it.each< [ Query, string[] ] >( [
	[
		{ period: 'fortnight', compare: 'none' },
		[ 'Unknown period in the URL: “fortnight”.', DEFAULT ],
	],
	[
		{ period: 'month', compare: 'decade', interval: 'blink' },
		[
			'Unknown comparison in the URL: “decade”.',
			'Unknown interval in the URL: “blink”.',
			`${ DEFAULT } Showing data by day.`,
		],
	],
	[ { compare: 'none' }, [ 'The URL has no period.', DEFAULT ] ],
	[
		{ period: 'custom', compare: 'none', after: '2018-02-30' },
		[
			'The start date in the URL is not a valid date: “2018-02-30”.',
			'The URL has no end date.',
			DEFAULT,
		],
	],
	[
		{ period: 'month', compare: 'custom', compare_before: '1' },
		[
			'The URL has no comparison start date.',
			'The comparison end date in the URL is not a valid date: “1”.',
			DEFAULT,
		],
	],
	[
		{ period: 'today', compare: 'none', interval: 'decade' },
		[ 'Unknown interval in the URL: “decade”.', 'Showing data by hour.' ],
	],
] )(
	'lists the invalid parameters of %j, and what is shown instead',
	( query, texts ) => {
		render( show( query ) );
		expect( shown() ).toEqual( texts );
		expect( announce ).toHaveBeenCalledTimes( 1 );
		const [ spoken = '' ] = jest.mocked( announce ).mock.lastCall ?? [];
		expect( spoken.replace( /[\u2068\u2069]/g, '' ) ).toBe(
			texts.join( ' ' )
		);
	}
);

it.each< Query >( [
	{},
	{ period: 'last_30_days', compare: 'none', interval: 'day' },
	{ period: 'year', compare: 'none', interval: 'hour' },
] )( 'is empty for %j', ( query ) => {
	render( show( query ) );
	expect( shown() ).toEqual( [] );
	expect( announce ).not.toHaveBeenCalled();
} );

it( 'truncates a long value and shows it as text', () => {
	render(
		show( {
			period: `<b>\u202e${ 'x'.repeat( 3000 ) }`,
			compare: 'none',
		} )
	);
	expect( shown()[ 0 ] ).toBe(
		`Unknown period in the URL: “<b>${ 'x'.repeat( 37 ) }…”.`
	);
} );

it( 'keeps the focus in the section when dismissed, and returns for other invalid parameters', async () => {
	const { rerender, container } = render(
		show( { period: 'fortnight', compare: 'none' } )
	);
	await userEvent.click( screen.getByRole( 'button' ) );
	expect( shown() ).toEqual( [] );
	expect( container.firstChild ).toHaveFocus();
	// Other parameters of the URL do not bring it back.
	rerender( show( { period: 'fortnight', compare: 'none', paged: '2' } ) );
	expect( shown() ).toEqual( [] );
	rerender( show( { period: 'decade', compare: 'none' } ) );
	expect( shown() ).toHaveLength( 2 );
} );
