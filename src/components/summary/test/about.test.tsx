import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SummaryList, SummaryNumber } from '..';

// A wide screen, where all cards are shown.
jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useViewportMatch: () => false,
} ) );

const onAbout = jest.fn();

beforeEach( () => onAbout.mockClear() );

const renderCards = ( props = {} ) =>
	render(
		<SummaryList { ...props }>
			{ () => [
				<SummaryNumber
					key="net"
					label="Net sales"
					value="$7"
					href="/net"
					selected
					labelTooltipText="Said elsewhere"
					onAbout={ onAbout }
				/>,
				<SummaryNumber
					key="orders"
					label="Orders"
					value="3"
					href="/orders"
					onAbout={ onAbout }
				/>,
			] }
		</SummaryList>
	);

it( 'calls onAbout with the button', async () => {
	renderCards();
	const button = screen.getByRole( 'menuitem', { name: 'About Orders' } );
	expect( button ).toHaveAttribute( 'aria-haspopup', 'dialog' );
	await userEvent.click( button );
	expect( onAbout ).toHaveBeenCalledWith( button );
	expect( screen.queryByText( 'Said elsewhere' ) ).not.toBeInTheDocument();
} );

it( 'is a menu item after its card, and Tab leaves the menu', async () => {
	const user = userEvent.setup();
	renderCards();
	await user.tab();
	expect(
		screen.getByRole( 'menuitem', { name: /^Net sales/ } )
	).toHaveFocus();
	await user.keyboard( '{ArrowRight}' );
	expect(
		screen.getByRole( 'menuitem', { name: 'About Net sales' } )
	).toHaveFocus();
	await user.keyboard( '{Enter}' );
	expect( onAbout ).toHaveBeenCalledTimes( 1 );
	await user.keyboard( '{ArrowRight}' );
	expect( screen.getByRole( 'menuitem', { name: /^Orders/ } ) ).toHaveFocus();
	await user.tab();
	expect( document.body ).toHaveFocus();
} );

it( 'is a button of a toolbar after the link of its card, if all cards are shown', async () => {
	const user = userEvent.setup();
	renderCards( { isCollapsible: false } );
	const toolbar = within(
		screen.getByRole( 'toolbar', { name: 'Performance Indicators' } )
	);
	await user.tab();
	expect( toolbar.getByRole( 'link', { name: /^Net sales/ } ) ).toHaveFocus();
	await user.keyboard( '{ArrowRight}' );
	expect(
		toolbar.getByRole( 'button', { name: 'About Net sales' } )
	).toHaveFocus();
	await user.keyboard( '{End}{Home}{ArrowLeft}' );
	expect(
		toolbar.getByRole( 'button', { name: 'About Orders' } )
	).toHaveFocus();
	await user.tab();
	expect( document.body ).toHaveFocus();
} );

it( 'is a button in a card without a link', async () => {
	render(
		<SummaryList>
			{ () => [
				<SummaryNumber key="a" label="Net sales" onAbout={ onAbout } />,
			] }
		</SummaryList>
	);
	const button = screen.getByRole( 'button', { name: 'About Net sales' } );
	await userEvent.tab();
	expect( button ).toHaveFocus();
	await userEvent.click( button );
	expect( onAbout ).toHaveBeenCalledTimes( 1 );
} );

it( 'has a link to what explains the change after each card', async () => {
	render(
		<SummaryList isCollapsible={ false }>
			{ () => [
				<SummaryNumber
					key="net"
					label="Net sales"
					value="$7"
					href="/net"
					whyHref="/why"
				/>,
			] }
		</SummaryList>
	);
	const link = screen.getByRole( 'link', {
		name: 'Why did Net sales change?',
	} );
	expect( link ).toHaveAttribute( 'href', '/why' );
	expect( link ).toHaveTextContent( 'Why?' );
	// One stop of the Tab key, as for the other controls of cards.
	await userEvent.tab();
	await userEvent.keyboard( '{ArrowRight}' );
	expect( link ).toHaveFocus();
} );
