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
/** Without the signs that keep directions apart. */
const shown = () =>
	screen
		.queryAllByRole( 'paragraph' )
		.map(
			( { textContent } ) => textContent?.replace( /[\u2068\u2069]/g, '' )
		);
const DEFAULT = 'The default dates are shown: Week to date (Apr 9 - 12, 2018).';

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
		[ 'The period “fortnight” of this address is unknown.', DEFAULT ],
	],
	[
		{ period: 'month', compare: 'decade', interval: 'blink' },
		[
			'The comparison “decade” of this address is unknown.',
			'The interval “blink” of this address is unknown.',
			`${ DEFAULT } The figures are shown by day.`,
		],
	],
	[ { period: 'month' }, [ 'This address names no comparison.', DEFAULT ] ],
	[
		{ period: 'custom', compare: 'none', after: '2018-02-30' },
		[
			'The start date “2018-02-30” of this address is no date.',
			'This address names no end date.',
			DEFAULT,
		],
	],
	[
		{ period: 'month', compare: 'custom', compare_before: '1' },
		[
			'This address names no first date to compare to.',
			'The last date to compare to, “1”, is no date.',
			DEFAULT,
		],
	],
	[
		{ period: 'today', compare: 'none', interval: 'decade' },
		[
			'The interval “decade” of this address is unknown.',
			'The figures are shown by hour.',
		],
	],
] )(
	'says what of %j is not understood, and what is shown',
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
] )( 'says nothing about %j', ( query ) => {
	render( show( query ) );
	expect( shown() ).toEqual( [] );
	expect( announce ).not.toHaveBeenCalled();
} );

it( 'shows the beginning of a long text, as text', () => {
	render(
		show( {
			period: `<b>\u202e${ 'x'.repeat( 3000 ) }`,
			compare: 'none',
		} )
	);
	expect( shown()[ 0 ] ).toBe(
		`The period “<b>${ 'x'.repeat( 37 ) }…” of this address is unknown.`
	);
} );

it( 'can be put away; the focus stays in the part; another address brings it back', async () => {
	const { rerender, container } = render(
		show( { period: 'fortnight', compare: 'none' } )
	);
	await userEvent.click( screen.getByRole( 'button' ) );
	expect( shown() ).toEqual( [] );
	expect( container.firstChild ).toHaveFocus();
	// Still away when something else of the address changes.
	rerender( show( { period: 'fortnight', compare: 'none', paged: '2' } ) );
	expect( shown() ).toEqual( [] );
	rerender( show( { period: 'decade', compare: 'none' } ) );
	expect( shown() ).toHaveLength( 2 );
} );
