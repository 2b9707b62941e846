import { __ } from '@wordpress/i18n';
import { onboardingStore, useResource } from '@storedeck/data';
import { AsyncContent } from '../../common/async-content';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { ProductTemplates } from './product-templates';
import { Wizard } from './wizard';
import './style.scss';

/** Store setup and its tasks. */
export default function Setup( props: ScreenProps ) {
	const profile = useResource( onboardingStore, 'getProfileItems', [] );
	const status = useResource( onboardingStore, 'getTasksStatus', [] );
	const failed = [ profile, status ].find(
		( { data, error } ) => error && ! data
	);

	if ( props.query.task === 'products' ) {
		return (
			<ScreenSection
				label={ __( 'Products', 'storedeck' ) }
				name="product templates"
			>
				<ProductTemplates />
			</ScreenSection>
		);
	}
	return (
		<ScreenSection label={ __( 'Set up', 'storedeck' ) } name="store setup">
			<AsyncContent
				isLoading={ profile.isLoading || status.isLoading }
				error={ failed?.error }
				errorMessage={ __(
					'Could not load store setup.',
					'storedeck'
				) }
				onRetry={ () => failed?.retry() }
			>
				{ profile.data && status.data && (
					<Wizard
						{ ...props }
						profile={ profile.data }
						status={ status.data }
					/>
				) }
			</AsyncContent>
		</ScreenSection>
	);
}
