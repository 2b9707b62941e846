import { __ } from '@wordpress/i18n';
import { CheckboxControl } from '@wordpress/components';
import { onboardingStore, useResource } from '@storedeck/data';
import { AsyncContent } from '../../common/async-content';
import type { StepSectionProps } from './types';

/** Product types the store sells. */
export function ProductTypesSection( { answers, onChange }: StepSectionProps ) {
	const {
		data: types,
		error,
		isLoading,
		retry,
	} = useResource( onboardingStore, 'getProductTypes', [] );
	const selected = answers.product_types ?? [];

	return (
		<AsyncContent
			isLoading={ isLoading }
			error={ ! types && error }
			errorMessage={ __( 'Could not load product types.', 'storedeck' ) }
			onRetry={ retry }
		>
			<fieldset className="storedeck-setup__choices">
				<legend className="screen-reader-text">
					{ __( 'Product types', 'storedeck' ) }
				</legend>
				{ Object.entries( types ?? {} ).map(
					( [ key, { label, description } ] ) => (
						<CheckboxControl
							key={ key }
							__nextHasNoMarginBottom
							label={ label }
							help={ description }
							checked={ selected.includes( key ) }
							onChange={ ( isSelected ) =>
								onChange( {
									product_types: isSelected
										? [ ...selected, key ]
										: selected.filter(
												( one ) => one !== key
										  ),
								} )
							}
						/>
					)
				) }
			</fieldset>
		</AsyncContent>
	);
}
