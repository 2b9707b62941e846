import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { onboardingStore } from '@storedeck/data';
import { AsyncContent } from '../../common/async-content';
import { ScreenSection } from '../../common/screen-section';
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
			<ScreenSection
				label={ __( 'Products', 'storedeck' ) }
				name="templates of products"
			>
				<ProductTemplates />
			</ScreenSection>
		);
	}
	return (
		<ScreenSection
			label={ __( 'Set up', 'storedeck' ) }
			name="setup of the shop"
		>
			<AsyncContent
				isLoading={ ! isKnown }
				error={ ! isKnown && error }
				errorMessage={ __(
					'Could not load store setup.',
					'storedeck'
				) }
				onRetry={ () => refresh( 'getProfileItems', [] ) }
			>
				<Wizard { ...props } profile={ profile } />
			</AsyncContent>
		</ScreenSection>
	);
}
