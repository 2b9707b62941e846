import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatCount } from '../store-format';
import './style.scss';
import { SubmitButton } from '../submit-button';

interface Props {
	/** Available actions. */
	options: ReadonlyArray< { value: string; label: string } >;
	/** Number of selected rows. */
	count: number;
	onApply: ( value: string ) => void;
	isBusy?: boolean;
	/** Renders additional fields for the selected action. */
	children?: ( value: string ) => ReactNode;
}

/** Applies an action to all selected rows. */
export function BulkActions( {
	options,
	count,
	onApply,
	isBusy = false,
	children,
}: Props ) {
	const [ action, setAction ] = useState( '' );
	// An action that is no longer available is deselected.
	const value = options.some( ( option ) => option.value === action )
		? action
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
				onChange={ setAction }
			/>
			{ children?.( value ) }
			<SubmitButton
				variant="secondary"
				isBusy={ isBusy }
				canSubmit={ canApply }
			>
				{ __( 'Apply', 'storedeck' ) }
			</SubmitButton>
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
