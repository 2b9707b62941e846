import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useViewportMatch } from '@wordpress/compose';
import { setLocaleData } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
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
		[ 5, '▲+5%', 'Up 5% from Previous period', 'is-good-trend' ],
		[
			-12.346,
			'▼-12.35%',
			'Down 12.35% from Previous period',
			'is-bad-trend',
		],
		[ 0, '0%', 'No change from Previous period', undefined ],
		[ undefined, 'N/A', 'Not comparable with Previous period', undefined ],
		[ Infinity, 'N/A', 'Not comparable with Previous period', undefined ],
	] )(
		'shows a change of %p with sign, arrow, description and color',
		( delta, displayValue, spoken, trend ) => {
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
			).toHaveTextContent( displayValue );
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

	it( 'marks an increase as bad if reverseTrend is set', () => {
		const { container } = render(
			<ul>
				<SummaryNumber label="Refunds" delta={ 5 } reverseTrend />
			</ul>
		);
		expect(
			container.querySelector( '.is-bad-trend' )
		).toBeInTheDocument();
	} );

	it( 'rates no change of a neutral metric', () => {
		const { container } = render(
			<ul>
				<SummaryNumber label="Taxes" delta={ 5 } isNeutral />
			</ul>
		);
		expect(
			container.querySelector( '.woocommerce-summary__item-delta' )
		).toHaveAttribute( 'class', 'woocommerce-summary__item-delta' );
	} );

	it.each( [
		[ {}, [ '+$5 new', '+$5 new' ] ],
		[ { isPrevLoading: true }, [ '\u00a0', 'Loading…' ] ],
		[ { delta: 5 }, [ '▲+5%', 'Up 5% from Previous period' ] ],
	] )(
		'with %j, shows and speaks a change from nothing',
		( props, texts ) => {
			const { container } = render(
				<ul>
					<SummaryNumber
						label="Returns"
						change="+$5 new"
						{ ...props }
					/>
				</ul>
			);
			const change = container.querySelector(
				'.woocommerce-summary__item-delta'
			);
			expect(
				Array.from(
					change?.children ?? [],
					( part ) => part.textContent
				)
			).toEqual( texts );
		}
	);

	it( 'shows zero and N/A for a missing value', () => {
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
		expect( screen.getAllByText( '0' ) ).toHaveLength( 2 );
		rerender(
			<ul>
				<SummaryNumber label="Orders" value={ null } delta={ 0 } />
			</ul>
		);
		expect( screen.getAllByText( 'N/A' ) ).toHaveLength( 2 );
	} );

	it( 'shows the previous value and isolates its text direction', () => {
		const { container } = render(
			<ul>
				<SummaryNumber
					label="Net sales"
					value="-$15.87"
					prevLabel="Previous year:"
					prevValue="-$10.68"
				/>
			</ul>
		);
		expect(
			container.querySelector( '.woocommerce-summary__item-prev' )
		).toHaveTextContent( 'Previous year: -$10.68' );
		for ( const metric of [ '-$15.87', '-$10.68' ] ) {
			expect( screen.getByText( metric ).tagName ).toBe( 'BDI' );
		}
	} );

	it( 'renders a link, a button, or neither', async () => {
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
			name: /^Orders.*N\/A$/,
			description: 'Paid ones',
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

	it( 'is a menu navigated with arrow keys', async () => {
		const { container } = render( list( 'Items' ) );
		const menu = screen.getByRole( 'menu', {
			name: 'Performance Indicators',
		} );
		const [ first, second, third ] =
			within( menu ).getAllByRole( 'menuitem' );
		expect( container.querySelector( '.woocommerce-summary' ) ).toHaveClass(
			'has-3-items'
		);
		await userEvent.tab();
		expect( second ).toHaveFocus();
		await userEvent.keyboard( '{ArrowLeft}' );
		expect( first ).toHaveFocus();
		await userEvent.keyboard( '{ArrowLeft}' );
		expect( third ).toHaveFocus();
		await userEvent.keyboard( '{Home}{ArrowDown}' );
		expect( first ).toHaveFocus();
	} );

	it( 'mirrors Left and Right in right-to-left languages', async () => {
		setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
		try {
			render( list( 'Orders' ) );
			await userEvent.tab();
			await userEvent.keyboard( '{ArrowLeft}' );
			expect(
				screen.getByRole( 'menuitem', { name: /Items/ } )
			).toHaveFocus();
		} finally {
			setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } );
		}
	} );

	it( 'is a single tab stop at the selected card', async () => {
		render(
			<>
				{ list( 'Items' ) }
				<button>After</button>
			</>
		);
		const after = screen.getByRole( 'button', { name: 'After' } );
		await userEvent.tab();
		await userEvent.keyboard( '{ArrowRight}' );
		expect(
			screen.getByRole( 'menuitem', { name: /Refunds/ } )
		).toHaveFocus();
		await userEvent.tab();
		expect( after ).toHaveFocus();
		await userEvent.tab( { shift: true } );
		expect(
			screen.getByRole( 'menuitem', { name: /Items/ } )
		).toHaveFocus();
	} );

	it( 'is a list when its cards are not links', () => {
		render( list( 'Items', '' ) );
		expect(
			screen.getByRole( 'list', { name: 'Performance Indicators' } )
		).toBeInTheDocument();
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 3 );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
	} );

	it( 'shows only the selected card on small screens and opens the others', async () => {
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

	it( 'returns focus to the card that opens the dropdown', async () => {
		setNarrow( true );
		const user = userEvent.setup();
		function Screen() {
			const [ selected, select ] = useState( 'Items' );
			return (
				<SummaryList>
					{ () =>
						labels.map( ( label ) => (
							<SummaryNumber
								key={ label }
								label={ label }
								href="admin.php?path=/z"
								selected={ label === selected }
								onLinkClickCallback={ () => select( label ) }
							/>
						) )
					}
				</SummaryList>
			);
		}
		render( <Screen /> );
		await user.click( screen.getByRole( 'button', { name: /Items/ } ) );
		await user.click( screen.getByRole( 'menuitem', { name: /Orders/ } ) );
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: /Orders/ } )
		).toHaveFocus();
	} );

	it( 'shows all cards on small screens if it is not collapsible', () => {
		setNarrow( true );
		render(
			<>
				<SummaryList isCollapsible={ false }>
					{ () =>
						labels.map( ( label ) => (
							<SummaryNumber
								key={ label }
								label={ label }
								href="admin.php?path=/z"
								selected={ label === 'Items' }
							/>
						) )
					}
				</SummaryList>
				<SummaryListPlaceholder
					numberOfItems={ 4 }
					isCollapsible={ false }
				/>
			</>
		);
		expect( screen.getAllByRole( 'link' ) ).toHaveLength( 3 );
		expect( screen.getAllByTestId( 'summary-placeholder' ) ).toHaveLength(
			4
		);
	} );

	it( 'shows all cards if none is selected', () => {
		setNarrow( true );
		render( list() );
		expect( screen.getAllByRole( 'menuitem' ) ).toHaveLength( 3 );
	} );
} );

describe( 'placeholders', () => {
	it( 'reserves the space of sparklines', () => {
		const { container, rerender } = render(
			<SummaryListPlaceholder numberOfItems={ 3 } />
		);
		expect( container.querySelectorAll( 'svg' ) ).toHaveLength( 0 );
		rerender(
			<SummaryListPlaceholder numberOfItems={ 3 } hasSparklines />
		);
		expect( container.querySelectorAll( 'svg' ) ).toHaveLength( 3 );
	} );

	it( 'reserves the space of the cards', () => {
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
