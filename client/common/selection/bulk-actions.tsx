import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatCount } from '../store-format';
import './style.scss';

interface Props {
	/** What can be done with what is chosen. */
	options: ReadonlyArray< { value: string; label: string } >;
	/** How many rows are chosen. */
	count: number;
	/** Does it. */
	onApply: ( value: string ) => void;
	/** It is being done. */
	isBusy?: boolean;
	/** What an action needs to be told, by the action that is chosen. */
	children?: ( value: string ) => ReactNode;
}

/** Does something with all chosen rows. */
export function BulkActions( {
	options,
	count,
	onApply,
	isBusy = false,
	children,
}: Props ) {
	const [ picked, setPicked ] = useState( '' );
	// An action that is no longer offered is not chosen any more.
	const value = options.some( ( option ) => option.value === picked )
		? picked
		: '';
	const canApply = value !== '' && count > 0 && ! isBusy;

	return (
		<form
			className="storedeck-bulk"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( canApply ) {
					onApply( value );
				}
			} }
		>
			<SelectControl
				__nextHasNoMarginBottom
				label={ __( 'Bulk actions', 'storedeck' ) }
				hideLabelFromVision
				value={ value }
				options={ [
					{ value: '', label: __( 'Bulk actions', 'storedeck' ) },
					...options,
				] }
				onChange={ setPicked }
			/>
			{ children?.( value ) }
			<Button
				variant="secondary"
				type="submit"
				isBusy={ isBusy }
				// Not disabled: it would lose the focus.
				aria-disabled={ ! canApply }
			>
				{ __( 'Apply', 'storedeck' ) }
			</Button>
			<span className="storedeck-bulk__count" role="status">
				{ count > 0 &&
					sprintf(
						/* translators: %s: number of selected rows. */
						_n( '%s selected', '%s selected', count, 'storedeck' ),
						formatCount( count )
					) }
			</span>
		</form>
	);
}
