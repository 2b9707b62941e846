import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useViewportMatch } from '@wordpress/compose';
import { getPath } from '@storedeck/navigation';
import {
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
	SummaryNumberPlaceholder,
} from '..';

jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useViewportMatch: jest.fn( () => false ),
} ) );

const setNarrow = ( isNarrow: boolean ) =>
	jest.mocked( useViewportMatch ).mockReturnValue( isNarrow );

beforeEach( () => setNarrow( false ) );

describe( 'SummaryNumber', () => {
	it.each( [
		[ 5, '▲+5%', 'Up 5% from Previous period (N/A)', 'is-good-trend' ],
		[
			-12.346,
			'▼-12.35%',
			'Down 12.35% from Previous period (N/A)',
			'is-bad-trend',
		],
		[ 0, '0%', 'No change from Previous period (N/A)', undefined ],
		[
			undefined,
			'N/A',
			'Not comparable with Previous period (N/A)',
			undefined,
		],
		[
			Infinity,
			'N/A',
			'Not comparable with Previous period (N/A)',
			undefined,
		],
	] )(
		'tells a change of %p by sign, arrow, words and colour',
		( delta, shown, spoken, trend ) => {
			const { container } = render(
				<ul>
					<SummaryNumber label="Orders" value={ 7 } delta={ delta } />
				</ul>
			);
			expect( screen.getByText( spoken ) ).toBeInTheDocument();
			expect(
				container.querySelector(
					'.woocommerce-summary__item-delta-value'
				)
			).toHaveTextContent( shown );
			const element = container.querySelector(
				'.woocommerce-summary__item-delta'
			);
			expect( element?.classList.contains( 'is-good-trend' ) ).toBe(
				trend === 'is-good-trend'
			);
			expect( element?.classList.contains( 'is-bad-trend' ) ).toBe(
				trend === 'is-bad-trend'
			);
		}
	);

	it( 'takes a rise as bad news when told so', () => {
		const { container } = render(
			<ul>
				<SummaryNumber label="Refunds" delta={ 5 } reverseTrend />
			</ul>
		);
		expect(
			container.querySelector( '.is-bad-trend' )
		).toBeInTheDocument();
	} );

	it( 'keeps zero and tells a missing value', () => {
		const { rerender } = render(
			<ul>
				<SummaryNumber
					label="Orders"
					value={ 0 }
					prevValue={ 0 }
					delta={ 0 }
				/>
			</ul>
		);
		expect( screen.getByText( '0' ) ).toBeInTheDocument();
		expect( screen.getByTitle( 'Previous period: 0' ) ).toBeInTheDocument();
		rerender(
			<ul>
				<SummaryNumber label="Orders" value={ null } delta={ 0 } />
			</ul>
		);
		expect( screen.getByText( 'N/A' ) ).toBeInTheDocument();
	} );

	it( 'is a link, a button, or neither', async () => {
		const onToggle = jest.fn();
		const onLink = jest.fn();
		window.history.replaceState( null, '', '/wp-admin/admin.php' );
		const { rerender } = render(
			<ul>
				<SummaryNumber
					label="Orders"
					href="admin.php?path=/x"
					selected
					onLinkClickCallback={ onLink }
					labelTooltipText="Paid ones"
				/>
			</ul>
		);
		const link = screen.getByRole( 'menuitem', {
			name: /Orders.*Paid ones/,
		} );
		expect( link ).toHaveAttribute( 'aria-current', 'page' );
		await userEvent.click( link );
		expect( onLink ).toHaveBeenCalledTimes( 1 );
		expect( getPath() ).toBe( '/x' );
		rerender(
			<ul>
				<SummaryNumber
					label="Orders"
					href="x"
					onToggle={ onToggle }
					isOpen
				/>
			</ul>
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: /Orders/, expanded: true } )
		);
		expect( onToggle ).toHaveBeenCalledTimes( 1 );
		rerender(
			<ul>
				<SummaryNumber label="Orders" />
			</ul>
		);
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'menuitem' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'SummaryList', () => {
	const labels = [ 'Orders', 'Items', 'Refunds' ];
	const list = ( selected?: string, href = 'admin.php?path=/y' ) => (
		<SummaryList>
			{ () => [
				...labels.map( ( label ) => (
					<SummaryNumber
						key={ label }
						label={ label }
						href={ href }
						selected={ label === selected }
					/>
				) ),
				null,
			] }
		</SummaryList>
	);

	it( 'is a menu walked through with the arrow keys', async () => {
		// The menu walks through what can be seen; the test's browser has no sizes.
		const width = jest
			.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' )
			.mockReturnValue( 1 );
		const { container } = render( list( 'Items' ) );
		const menu = screen.getByRole( 'menu', {
			name: 'Performance Indicators',
		} );
		const [ first, second ] = within( menu ).getAllByRole( 'menuitem' );
		expect( container.querySelector( '.woocommerce-summary' ) ).toHaveClass(
			'has-3-items'
		);
		first?.focus();
		await userEvent.keyboard( '{ArrowRight}' );
		expect( second ).toHaveFocus();
		width.mockRestore();
	} );

	it( 'is a list when its cards lead nowhere', () => {
		render( list( 'Items', '' ) );
		expect(
			screen.getByRole( 'list', { name: 'Performance Indicators' } )
		).toBeInTheDocument();
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 3 );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
	} );

	it( 'shows the selected card where there is little room, and the others on demand', async () => {
		setNarrow( true );
		render( list( 'Items' ) );
		expect( screen.queryByText( 'Orders' ) ).not.toBeInTheDocument();
		const toggle = screen.getByRole( 'button', {
			name: /Items/,
			expanded: false,
		} );
		await userEvent.click( toggle );
		const orders = screen.getByRole( 'menuitem', { name: /Orders/ } );
		await userEvent.click( orders );
		expect( getPath() ).toBe( '/y' );
		expect( screen.queryByRole( 'menuitem' ) ).not.toBeInTheDocument();
	} );

	it( 'shows all cards where none is selected', () => {
		setNarrow( true );
		render( list() );
		expect( screen.getAllByRole( 'menuitem' ) ).toHaveLength( 3 );
	} );
} );

describe( 'placeholders', () => {
	it( 'take the place of the cards', () => {
		const { container, rerender } = render(
			<SummaryListPlaceholder numberOfItems={ 12 } />
		);
		expect( screen.getAllByTestId( 'summary-placeholder' ) ).toHaveLength(
			12
		);
		expect( container.firstChild ).toHaveClass( 'has-10-items' );
		expect( container.firstChild ).toHaveAttribute( 'aria-hidden', 'true' );
		rerender( <SummaryListPlaceholder /> );
		expect( screen.getAllByTestId( 'summary-placeholder' ) ).toHaveLength(
			5
		);
		setNarrow( true );
		rerender( <SummaryListPlaceholder numberOfItems={ 4 } /> );
		expect( screen.getAllByTestId( 'summary-placeholder' ) ).toHaveLength(
			1
		);
		rerender(
			<ul>
				<SummaryNumberPlaceholder />
			</ul>
		);
		expect( screen.getAllByTestId( 'summary-placeholder' ) ).toHaveLength(
			1
		);
	} );
} );
