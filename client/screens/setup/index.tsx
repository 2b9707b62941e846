import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { onboardingStore } from '@storedeck/data';
import { Answer } from '../../common/answer';
import { Part } from '../../common/part';
import type { ScreenProps } from '../../common/screen-props';
import { ProductTemplates } from './product-templates';
import { Wizard } from './wizard';
import './style.scss';

/** Store setup and its tasks. */
export default function Setup( props: ScreenProps ) {
	const { refresh } = useDispatch( onboardingStore );
	const { profile, error, isKnown } = useSelect( ( select ) => {
		const store = select( onboardingStore );
		return {
			profile: store.getProfileItems(),
			error: store.getOnboardingError( 'getProfileItems' ),
			isKnown: store.getReadAt( 'getProfileItems' ) !== undefined,
		};
	}, [] );

	if ( props.query.task === 'products' ) {
		return (
			<Part
				label={ __( 'Products', 'storedeck' ) }
				name="templates of products"
			>
				<ProductTemplates />
			</Part>
		);
	}
	return (
		<Part label={ __( 'Set up', 'storedeck' ) } name="setup of the shop">
			<Answer
				isLoading={ ! isKnown }
				error={ ! isKnown && error }
				failed={ __( 'Could not load store setup.', 'storedeck' ) }
				onRetry={ () => refresh( 'getProfileItems', [] ) }
			>
				<Wizard { ...props } profile={ profile } />
			</Answer>
		</Part>
	);
}
