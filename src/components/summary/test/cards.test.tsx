import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useViewportMatch } from '@wordpress/compose';
import { setLocaleData } from '@wordpress/i18n';
import { getPath } from '@storedeck/navigation';

import {
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
	type SummaryNumberProps,
} from '..';

jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useViewportMatch: jest.fn( () => false ),
} ) );

const setNarrow = ( isNarrow: boolean ) =>
	jest.mocked( useViewportMatch ).mockReturnValue( isNarrow );

beforeEach( () => setNarrow( false ) );

const labels = [ 'Orders', 'Items', 'Refunds' ];
const cards = (
	selected: string,
	changes: Partial< SummaryNumberProps > = {}
) =>
	labels.map( ( label ) => (
		<SummaryNumber
			key={ label }
			label={ label }
			href="admin.php?path=/y"
			selected={ label === selected }
			{ ...changes }
		/>
	) );
const item = ( name: RegExp ) => screen.getByRole( 'menuitem', { name } );
/** The focused element of a menu. */
const getFocused = () =>
	screen.getByRole( 'menu' ).ownerDocument.activeElement as Element;
const press = ( key: string ) => fireEvent.keyDown( getFocused(), { key } );

describe( 'a card', () => {
	const show = ( props: Partial< SummaryNumberProps > = {} ) =>
		render(
			<ul>
				<SummaryNumber label="Orders" value={ 1234 } { ...props } />
			</ul>
		).container;
	const part = ( container: HTMLElement, name: string ) =>
		container.querySelector( `.woocommerce-summary__${ name }` );

	it( 'shows that the previous value is loading', () => {
		const container = show( {
			isPrevLoading: true,
			delta: 5,
			prevValue: 3,
			reverseTrend: true,
		} );
		expect( part( container, 'item-delta-value' )?.textContent ).toBe(
			'\u00a0'
		);
		expect( part( container, 'item-delta' ) ).toHaveAttribute(
			'class',
			'woocommerce-summary__item-delta'
		);
		expect( screen.getByText( 'Loading…' ) ).toHaveClass(
			'screen-reader-text'
		);
		expect( part( container, 'item-prev' ) ).toHaveTextContent(
			'Previous period: …'
		);
		expect( container ).not.toHaveTextContent( /▲/ );
	} );

	it( 'shows no comparison without a label for it', () => {
		const container = show( { prevLabel: '', prevValue: 3, delta: 5 } );
		expect( container ).toHaveTextContent( /^Orders1234$/ );
	} );

	it( 'shows values that exist, also 0 and an empty text', () => {
		const container = show( { value: '', prevValue: 0, delta: 0 } );
		expect( container ).toHaveTextContent(
			'0%No change from Previous periodPrevious period: 0'
		);
		expect( container ).not.toHaveTextContent( 'N/A' );
		expect( part( container, 'item-delta-icon' ) ).toBeNull();
	} );

	it( 'has a size by the length of its value', () => {
		const value = part( show(), 'item-value' ) as HTMLElement;
		expect( value.style.getPropertyValue( '--length' ) ).toBe( '4' );
	} );

	it( 'hides the sign from assistive technology, which reads a description', () => {
		const value = part( show( { delta: 5 } ), 'item-delta-value' );
		expect( value ).toHaveAttribute( 'aria-hidden', 'true' );
		expect( value ).toHaveAttribute( 'dir', 'ltr' );
	} );

	it.each( [
		[ {}, 'woocommerce-summary__item' ],
		[ { selected: true }, 'woocommerce-summary__item is-selected' ],
		[ { onAbout: jest.fn() }, 'woocommerce-summary__item has-about' ],
	] )( 'has with %j the class %s', ( props, name ) => {
		expect( part( show( props ), 'item' ) ).toHaveAttribute(
			'class',
			name
		);
	} );

	it( 'has an icon only with a description', () => {
		const icon = ( props: Partial< SummaryNumberProps > ) =>
			part( show( props ), 'info-tooltip' );
		for ( const props of [ {}, { href: '/x' }, { onToggle: jest.fn() } ] ) {
			expect( icon( props ) ).toBeNull();
			expect(
				icon( { ...props, labelTooltipText: 'Paid ones' } )
			).not.toBeNull();
			expect(
				icon( {
					...props,
					labelTooltipText: 'Paid ones',
					onAbout: jest.fn(),
				} )
			).toBeNull();
		}
		expect(
			show( { href: '/x' } ).querySelector( 'a' )
		).not.toHaveAttribute( 'aria-describedby' );
	} );

	it( 'is a tab stop and not current, outside of a menu', () => {
		show( { href: 'admin.php?path=/x' } );
		const link = item( /Orders/ );
		expect( link ).not.toHaveAttribute( 'tabindex' );
		expect( link ).not.toHaveAttribute( 'aria-current' );
		expect( () => act( () => link.focus() ) ).not.toThrow();
	} );

	it( 'opens its link without a callback, and tells that it is closed', () => {
		window.history.replaceState( null, '', '/wp-admin/admin.php' );
		show( { href: 'admin.php?path=/here' } );
		fireEvent.click( item( /Orders/ ) );
		expect( getPath() ).toBe( '/here' );
		show( { onToggle: jest.fn() } );
		expect( screen.getByRole( 'button' ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
	} );
} );

describe( 'a menu of cards', () => {
	const show = ( content = cards( 'Items' ), label?: string ) =>
		render( <SummaryList label={ label }>{ () => content }</SummaryList> );

	it( 'is named, and horizontal on wide screens', () => {
		show( undefined, 'Numbers' );
		const menu = screen.getByRole( 'menu', { name: 'Numbers' } );
		expect( menu ).toHaveAttribute( 'aria-orientation', 'horizontal' );
		expect( menu ).toHaveAttribute( 'tabindex', '-1' );
		expect(
			screen
				.getAllByRole( 'menuitem' )
				.map( ( card ) => card.getAttribute( 'tabindex' ) )
		).toEqual( [ '-1', null, '-1' ] );
	} );

	it.each( [
		[ 'ArrowRight', 'Refunds' ],
		[ 'ArrowLeft', 'Orders' ],
		[ 'Home', 'Orders' ],
		[ 'End', 'Refunds' ],
	] )( 'moves with %s', ( key, label ) => {
		show();
		act( () => item( /Items/ ).focus() );
		expect( press( key ) ).toBe( false );
		expect( item( new RegExp( label ) ) ).toHaveFocus();
		// The focused card is the tab stop.
		expect( getFocused() ).not.toHaveAttribute( 'tabindex' );
		expect( item( /Items/ ) ).toHaveAttribute( 'tabindex', '-1' );
	} );

	it.each( [ 'ArrowDown', 'ArrowUp', 'a', 'Tab' ] )(
		'leaves %s to the browser',
		( key ) => {
			show();
			act( () => item( /Items/ ).focus() );
			expect( press( key ) ).toBe( true );
			expect( item( /Items/ ) ).toHaveFocus();
		}
	);

	it( 'moves to the left with Right in right-to-left languages', () => {
		setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
		try {
			show();
			act( () => item( /Items/ ).focus() );
			press( 'ArrowRight' );
			expect( item( /Orders/ ) ).toHaveFocus();
		} finally {
			setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } );
		}
	} );

	it( 'ignores keys outside its cards', () => {
		show();
		const menu = screen.getByRole( 'menu' );
		act( () => menu.focus() );
		expect( press( 'End' ) ).toBe( true );
		expect( menu ).toHaveFocus();
	} );

	it( 'keeps the tab stop while focus moves inside, and resets it after', () => {
		show();
		act( () => item( /Items/ ).focus() );
		press( 'ArrowRight' );
		expect( item( /Refunds/ ) ).not.toHaveAttribute( 'tabindex' );
		act( () => item( /Refunds/ ).blur() );
		expect( item( /Refunds/ ) ).toHaveAttribute( 'tabindex', '-1' );
		expect( item( /Items/ ) ).not.toHaveAttribute( 'tabindex' );
	} );

	it.each( [
		[ 'is the first link without a selected card', '', 1 ],
		[ 'is the first link if the selected card is none', 'Orders', 1 ],
		[ 'is the selected link', 'Refunds', 2 ],
	] )( 'has a tab stop that %s', ( _, selected, index ) => {
		show( [
			<SummaryNumber
				key="a"
				label="Orders"
				selected={ selected === 'Orders' }
			/>,
			...cards( selected ).slice( 1 ),
		] );
		const [ items, refunds ] = screen.getAllByRole( 'menuitem' );
		expect( [ items?.tabIndex, refunds?.tabIndex ] ).toEqual(
			index === 1 ? [ 0, -1 ] : [ -1, 0 ]
		);
	} );
} );

describe( 'cards on small screens', () => {
	beforeEach( () => setNarrow( true ) );

	it( 'are a vertical menu without a selected card, or if there is one', () => {
		const { rerender } = render(
			<SummaryList>{ () => cards( '' ) }</SummaryList>
		);
		expect( screen.getByRole( 'menu' ) ).toHaveAttribute(
			'aria-orientation',
			'vertical'
		);
		rerender(
			<SummaryList>{ () => cards( 'Orders' ).slice( 0, 1 ) }</SummaryList>
		);
		expect( screen.getByRole( 'menu' ) ).toBeInTheDocument();
		rerender(
			<SummaryList>{ () => cards( 'Orders' ).slice( 0, 2 ) }</SummaryList>
		);
		expect( screen.queryByRole( 'menu' ) ).toBeNull();
		expect(
			screen.getByRole( 'list', { name: 'Performance Indicators' } )
		).toBeInTheDocument();
	} );

	it.each( [
		[ 'ArrowDown', 'Refunds' ],
		[ 'ArrowUp', 'Orders' ],
		[ 'ArrowRight', 'Items' ],
		[ 'ArrowLeft', 'Items' ],
	] )( 'move with %s to %s', ( key, label ) => {
		render( <SummaryList>{ () => cards( '' ) }</SummaryList> );
		act( () => item( /Items/ ).focus() );
		press( key );
		expect( item( new RegExp( label ) ) ).toHaveFocus();
	} );

	it( 'open a menu that closes with a click, after the callback, or with Tab', async () => {
		const user = userEvent.setup();
		const onLink = jest.fn();
		const children = jest.fn( () => [
			...cards( 'Items', { onLinkClickCallback: onLink } ),
			null,
		] );
		render( <SummaryList>{ children }</SummaryList> );
		const toggle = () => screen.getByRole( 'button', { name: /Items/ } );
		expect( toggle() ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( toggle() );
		expect( toggle() ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( children ).toHaveBeenLastCalledWith(
			expect.objectContaining( { onClose: expect.any( Function ) } )
		);
		const menu = screen.getByRole( 'menu' );
		expect( menu ).toHaveAttribute( 'aria-orientation', 'vertical' );
		expect( within( menu ).getAllByRole( 'menuitem' ) ).toHaveLength( 3 );
		fireEvent.click( item( /Orders/ ) );
		expect( onLink ).toHaveBeenCalledTimes( 1 );
		expect( screen.queryByRole( 'menu' ) ).toBeNull();
		await user.click( toggle() );
		act( () => item( /Items/ ).focus() );
		await user.tab();
		expect( screen.queryByRole( 'menu' ) ).toBeNull();
	} );

	it( 'have a single placeholder, or none', () => {
		const { container, rerender } = render(
			<SummaryListPlaceholder numberOfItems={ 0 } />
		);
		expect( container.querySelectorAll( 'li' ) ).toHaveLength( 0 );
		rerender( <SummaryListPlaceholder /> );
		expect( container.querySelectorAll( 'li' ) ).toHaveLength( 1 );
		expect( container.firstChild ).toHaveClass( 'has-1-items' );
	} );
} );
