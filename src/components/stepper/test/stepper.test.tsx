import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from '..';
import type { StepperStep } from '..';

const steps: StepperStep[] = [
	{
		key: 'a',
		label: 'First',
		description: 'Where it starts',
		content: 'One',
	},
	{ key: 'b', label: 'Second', content: 'Two' },
	{ key: 'c', label: 'Third', content: 'Three' },
];
const items = () => screen.getAllByRole( 'listitem' );

describe( 'Stepper', () => {
	it( 'lists the steps, marks the current one and shows its content', () => {
		render( <Stepper steps={ steps } currentStep="b" /> );
		expect(
			items().map( ( item ) => item.getAttribute( 'aria-current' ) )
		).toEqual( [ null, 'step', null ] );
		expect( items()[ 0 ] ).toHaveClass( 'is-complete' );
		expect( items()[ 0 ] ).toHaveTextContent(
			'1FirstCompletedWhere it starts'
		);
		expect( items()[ 1 ] ).toHaveClass( 'is-active' );
		expect( items()[ 1 ] ).not.toHaveClass( 'is-complete' );
		expect( items()[ 2 ] ).not.toHaveClass( 'is-complete' );
		expect( screen.getByText( 'Two' ) ).toHaveClass(
			'woocommerce-stepper_content'
		);
		expect( screen.queryByText( 'One' ) ).not.toBeInTheDocument();
	} );

	it( 'uses isComplete of a step', () => {
		render(
			<Stepper
				steps={ [
					{ key: 'a', label: 'First', isComplete: false },
					{ key: 'b', label: 'Second' },
					{ key: 'c', label: 'Third', isComplete: true },
				] }
				currentStep="b"
			/>
		);
		expect( items()[ 0 ] ).not.toHaveClass( 'is-complete' );
		expect( items()[ 2 ] ).toHaveClass( 'is-complete' );
	} );

	it( 'renders the content between vertical steps', () => {
		render( <Stepper steps={ steps } currentStep="b" isVertical /> );
		const [ , second ] = items();
		expect( second && within( second ).getByText( 'Two' ) ).toBeVisible();
		expect( screen.getAllByText( 'Two' ) ).toHaveLength( 1 );
	} );

	it( 'renders a label with onClick as a button that passes its key', async () => {
		const onClick = jest.fn();
		render(
			<Stepper
				steps={ [
					{ key: 'a', label: 'First', onClick },
					...steps.slice( 1 ),
				] }
				currentStep="b"
			/>
		);
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
		await userEvent.click(
			screen.getByRole( 'button', { name: /First/ } )
		);
		expect( onClick ).toHaveBeenCalledWith( 'a' );
	} );

	it( 'shows a spinner for a pending step', () => {
		const { container } = render(
			<Stepper steps={ steps } currentStep="b" isPending />
		);
		expect( items()[ 1 ] ).toHaveTextContent( 'In progress' );
		expect(
			items()[ 1 ]?.querySelector( '.woocommerce-spinner' )
		).toBeVisible();
		expect(
			container.querySelectorAll( '.woocommerce-spinner' )
		).toHaveLength( 1 );
	} );

	it( 'renders without a current step', () => {
		render( <Stepper steps={ steps } currentStep="none" /> );
		items().forEach( ( item ) => {
			expect( item ).not.toHaveAttribute( 'aria-current' );
			expect( item ).not.toHaveClass( 'is-complete' );
		} );
	} );

	it( 'shows only what a step has', () => {
		const { container } = render(
			<Stepper
				steps={ [
					{ key: 'a', label: 'First' },
					{ key: 'b', label: 'Second' },
				] }
				currentStep="b"
				className="mine"
			/>
		);
		expect( container.firstChild ).toHaveClass( 'mine' );
		expect( container.firstChild ).not.toHaveClass( 'is-vertical' );
		expect( items()[ 1 ]?.innerHTML ).not.toContain( 'screen-reader-text' );
		for ( const part of [
			'_step-description',
			'_step-complete-icon',
			'spinner',
		] ) {
			expect(
				items()[ 1 ]?.querySelector( `[class*="${ part }"]` )
			).toBeNull();
		}
		expect( items()[ 0 ]?.querySelector( 'svg' ) ).not.toBeNull();
		expect(
			container.querySelector( '.woocommerce-stepper_content' )
		).toBeNull();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( container.querySelector( '[type]' ) ).toBeNull();
	} );

	it( 'shows the spinner of a complete step instead of its check mark', () => {
		const { container } = render(
			<Stepper
				steps={ [ { key: 'a', label: 'First', isComplete: true } ] }
				currentStep="a"
				isPending
				isVertical
			/>
		);
		expect( items()[ 0 ] ).toHaveTextContent( '1FirstIn progress' );
		expect(
			container.querySelector(
				'.woocommerce-stepper__step-complete-icon'
			)
		).toBeNull();
		expect( container.firstChild ).toHaveClass( 'is-vertical' );
		expect(
			container.querySelector( '.woocommerce-stepper_content' )
		).toBeNull();
	} );

	it( 'does not submit the form around it', () => {
		render(
			<Stepper
				steps={ [ { key: 'a', label: 'First', onClick: () => {} } ] }
				currentStep="a"
			/>
		);
		expect( screen.getByRole( 'button' ) ).toHaveAttribute(
			'type',
			'button'
		);
	} );
} );
