import { useState } from '@wordpress/element';
import type { EmbeddedComponent } from '@storedeck/extend';
import { component, listOf, useFiltered } from '@storedeck/hooks';
import type { Query } from '@storedeck/navigation';
import { ErrorBoundary } from '../../common/error-boundary';
import { applyContained } from '../../extend/apply-contained';

const COMPONENTS = listOf< EmbeddedComponent >( component );

/** The components of plugins for a page. */
export const getEmbeddedComponents = ( query: Query ): EmbeddedComponent[] =>
	applyContained(
		'woocommerce_admin_embedded_layout_components',
		[],
		COMPONENTS,
		query
	);

/**
 * Components added below the header of a WordPress page with the filter
 * `woocommerce_admin_embedded_layout_components`. Each gets the URL parameters
 * as props; one that throws is left out.
 *
 * @param props       Component props.
 * @param props.query The query of the URL.
 */
export function EmbeddedComponents( { query }: { query: Query } ) {
	const [ getComponents ] = useState(
		() => () => getEmbeddedComponents( query )
	);
	const components = useFiltered( getComponents );
	return components.length > 0 ? (
		<div className="storedeck-embedded">
			{ components.map( ( Component, index ) => (
				<ErrorBoundary
					key={ index }
					name={ `embedded component ${
						Component.displayName || Component.name || index
					}` }
					of={ Component }
				>
					<Component { ...query } />
				</ErrorBoundary>
			) ) }
		</div>
	) : null;
}
