import { RadioControl } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { requestList } from '@storedeck/api';
import { getAdminLink } from '@storedeck/settings';
import { Link } from '@storedeck/components';
import { AsyncContent } from '../../common/async-content';
import type { StepPartProps } from './types';

interface Theme {
	stylesheet: string;
	status: string;
	name: { raw: string };
}

function useThemes() {
	const [ themes, setThemes ] = useState< readonly Theme[] >();
	const [ error, setError ] = useState< Error >();
	const load = useCallback( async () => {
		setError( undefined );
		try {
			const { data } = await requestList< Theme >( {
				path: '/wp/v2/themes',
			} );
			setThemes( data );
		} catch ( failure ) {
			setError(
				failure instanceof Error
					? failure
					: new Error( String( failure ) )
			);
		}
	}, [] );
	useEffect( () => {
		load();
	}, [ load ] );
	return { themes, error, load };
}

/** Theme selection. Switching the theme is left to WordPress. */
export function ThemePart( { answers, onChange }: StepPartProps ) {
	const { themes, error, load } = useThemes();
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
			isLoading={ ! themes }
			error={ error }
			errorMessage={ __( 'Could not load themes.', 'storedeck' ) }
			onRetry={ load }
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
										/* translators: %s: name of a theme. */ __(
											'%s (active)',
											'storedeck'
										),
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
