import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AsyncContent } from '../../common/async-content';
import { Setting } from '../../common/setting';
import { useGroup } from '../../common/setting/use-group';
import type { StepSectionProps } from './types';

/** Settings of the store address. */
const ADDRESS = [
	'woocommerce_default_country',
	'woocommerce_store_address',
	'woocommerce_store_address_2',
	'woocommerce_store_city',
	'woocommerce_store_postcode',
];

/** The store address, which is part of the general settings. */
export function StoreDetailsSection( { setSave }: StepSectionProps ) {
	const group = useGroup( 'general' );
	const { isDirty, save } = group;

	useEffect( () => {
		setSave( async () => {
			if ( isDirty ) {
				await save();
			}
		} );
		return () => setSave( undefined );
	}, [ setSave, isDirty, save ] );

	return (
		<AsyncContent
			isLoading={ group.isLoading }
			hasContent={ group.settings.length > 0 }
			error={ group.loadError }
			errorMessage={ __( 'Could not load settings.', 'storedeck' ) }
			onRetry={ group.retry }
		>
			{ ADDRESS.flatMap( ( id ) => {
				const setting = group.settings.find( ( one ) => one.id === id );
				return setting
					? [
							<Setting
								key={ id }
								config={ setting.config }
								value={ setting.value }
								isChanged={ false }
								error={
									setting.error ? setting.error.message : ''
								}
								onChange={ ( value ) =>
									group.edit( setting, value )
								}
							/>,
					  ]
					: [];
			} ) }
		</AsyncContent>
	);
}
