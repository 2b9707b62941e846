import { render, screen } from '@testing-library/react';
import { labelCloseButton } from '..';

it( 'labels the close button of the enclosing popover only', () => {
	render(
		<div>
			<button className="components-popover__close" />
			<div className="components-popover">
				<button className="components-popover__close" />
				<p ref={ labelCloseButton }>Text</p>
			</div>
		</div>
	);
	const [ other, close ] = screen.getAllByRole( 'button' );
	expect( close ).toHaveAccessibleName( 'Close' );
	expect( other ).toHaveAccessibleName( '' );
} );

it( 'keeps an existing label', () => {
	render(
		<div className="components-popover">
			<button className="components-popover__close" aria-label="Shut" />
			<p ref={ labelCloseButton }>Text</p>
		</div>
	);
	expect( screen.getByRole( 'button', { name: 'Shut' } ) ).toBeVisible();
} );
