import { RadioControl } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@storedeck/data';
import { getAdminLink } from '@storedeck/settings';
import { Link } from '@storedeck/components';
import { AsyncContent } from '../../common/async-content';
import { themesStore } from './themes-store';
import type { StepSectionProps } from './types';

/** Theme selection. Switching the theme is left to WordPress. */
export function ThemeSection( { answers, onChange }: StepSectionProps ) {
	const {
		data: themes,
		error,
		isLoading,
		retry,
	} = useResource( themesStore, 'getThemes', [] );
	const active = themes?.find( ( { status } ) => status === 'active' );
	const theme = answers.theme || active?.stylesheet || '';

	useEffect( () => {
		// Continuing with the active theme counts as an answer.
		if ( ! answers.theme && theme ) {
			onChange( { theme } );
		}
	}, [ answers.theme, theme, onChange ] );

	return (
		<AsyncContent
			isLoading={ isLoading }
			hasContent={ themes !== undefined }
			error={ error }
			errorMessage={ __( 'Could not load themes.', 'storedeck' ) }
			onRetry={ retry }
		>
			<RadioControl
				label={ __( 'Theme', 'storedeck' ) }
				selected={ theme }
				options={ ( themes ?? [] ).map(
					( { stylesheet, name, status } ) => ( {
						value: stylesheet,
						label:
							status === 'active'
								? sprintf(
										/* translators: %s: name of a theme. */
										__( '%s (active)', 'storedeck' ),
										name.raw
								  )
								: name.raw,
					} )
				) }
				onChange={ ( value ) => onChange( { theme: value } ) }
			/>
			<p>
				<Link type="wp-admin" href={ getAdminLink( 'themes.php' ) }>
					{ __( 'Manage themes', 'storedeck' ) }
				</Link>
			</p>
		</AsyncContent>
	);
}
