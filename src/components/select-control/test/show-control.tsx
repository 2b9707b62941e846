import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { SelectControl } from '..';
import type { SelectControlProps, SelectOption } from '..';

export const apple: SelectOption = { key: 1, label: 'Apple &amp; pear' };
export const date: SelectOption = { key: 2, label: 'Date' };
export const options = [ apple, date ];
export const onChange = jest.fn();
export const user = userEvent.setup( {
	advanceTimers: jest.advanceTimersByTime,
} );

/** A select control that keeps its selection. */
export function WithState( props: Partial< SelectControlProps > ) {
	const [ selected, setSelected ] = useState( props.selected ?? '' );
	return (
		<SelectControl
			options={ options }
			{ ...props }
			selected={ selected }
			onChange={ ( ...args ) => {
				onChange( ...args );
				setSelected( args[ 0 ] );
			} }
		/>
	);
}

/** Shows a control and returns its element. */
export const show = ( props: Partial< SelectControlProps > = {} ) =>
	render( <WithState label="Food" { ...props } /> ).container
		.firstElementChild;
export const field = () => screen.getByRole( 'combobox' );
