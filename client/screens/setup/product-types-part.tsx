import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { CheckboxControl } from '@wordpress/components';
import { onboardingStore } from '@storedeck/data';
import { AsyncContent } from '../../common/async-content';
import type { StepPartProps } from './types';

/** Product types the store sells. */
export function ProductTypesPart( { answers, onChange }: StepPartProps ) {
	const { refresh } = useDispatch( onboardingStore );
	const { types, error } = useSelect( ( select ) => {
		const store = select( onboardingStore );
		return {
			types: Object.entries( store.getProductTypes() ),
			error: store.getOnboardingError( 'getProductTypes' ),
		};
	}, [] );
	const chosen = answers.product_types ?? [];

	return (
		<AsyncContent
			isLoading={ types.length === 0 }
			error={ types.length === 0 && error }
			errorMessage={ __( 'Could not load product types.', 'storedeck' ) }
			onRetry={ () => refresh( 'getProductTypes', [] ) }
		>
			<fieldset className="storedeck-setup__choices">
				<legend className="screen-reader-text">
					{ __( 'Product types', 'storedeck' ) }
				</legend>
				{ types.map( ( [ key, { label, description } ] ) => (
					<CheckboxControl
						key={ key }
						__nextHasNoMarginBottom
						label={ label }
						help={ description }
						checked={ chosen.includes( key ) }
						onChange={ ( isChosen ) =>
							onChange( {
								product_types: isChosen
									? [ ...chosen, key ]
									: chosen.filter( ( one ) => one !== key ),
							} )
						}
					/>
				) ) }
			</fieldset>
		</AsyncContent>
	);
}
