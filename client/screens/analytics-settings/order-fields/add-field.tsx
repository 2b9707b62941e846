import {
	CheckboxControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../../common/store-format';
import { SubmitButton } from '../../../common/submit-button';
import { toLabel } from './store-dimensions';
import type { NewDimension, StoreDimensions } from './store-dimensions';

interface Props {
	metaKeys: StoreDimensions[ 'meta_keys' ];
	isSaving: boolean;
	onAdd: ( field: NewDimension ) => void;
}

/** A form to add one of the meta keys that occur. */
export function AddField( { metaKeys, isSaving, onAdd }: Props ) {
	const [ key, setKey ] = useState( '' );
	const [ label, setLabel ] = useState( '' );
	const [ isPrivate, setIsPrivate ] = useState( false );
	const isComplete = Boolean( key && label.trim() );

	if ( metaKeys.length === 0 ) {
		return (
			<p>
				{ __(
					'The newest orders have no more fields to add.',
					'storedeck'
				) }
			</p>
		);
	}
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isComplete && ! isSaving ) {
					onAdd( {
						order_meta: key,
						label: label.trim(),
						is_private: isPrivate,
					} );
				}
			} }
		>
			<SelectControl
				__nextHasNoMarginBottom
				label={ __( 'Field of orders', 'storedeck' ) }
				value={ key }
				options={ [
					{ value: '', label: __( 'Select a field', 'storedeck' ) },
					...metaKeys.map( ( { key: value, orders } ) => ( {
						value,
						label: sprintf(
							/* translators: 1: name of a field, 2: number of orders. */
							_n(
								'%1$s (%2$s order)',
								'%1$s (%2$s orders)',
								orders,
								'storedeck'
							),
							value,
							formatCount( orders )
						),
					} ) ),
				] }
				onChange={ ( value ) => {
					setKey( value );
					setLabel( toLabel( value ) );
				} }
			/>
			<TextControl
				__nextHasNoMarginBottom
				label={ __( 'Name in reports', 'storedeck' ) }
				value={ label }
				maxLength={ 80 }
				onChange={ setLabel }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __(
					'Only for users who see personal data',
					'storedeck'
				) }
				checked={ isPrivate }
				onChange={ setIsPrivate }
			/>
			<SubmitButton isBusy={ isSaving } canSubmit={ isComplete }>
				{ __( 'Add field', 'storedeck' ) }
			</SubmitButton>
		</form>
	);
}
