import { Suspense, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { currentUserCan } from '@storedeck/settings';
import { Loading } from '../common/loading';
import { ErrorBoundary } from '../common/error-boundary';
import { FailureNotice } from '../common/failure-notice';
import { PropsProblem, readProps } from './props/read-props';
import { MOUNTS } from './registry';
import './style.scss';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

interface Props {
	/** The placeholder's `data-storedeck-mount`. */
	name: string;
	/** The placeholder's `data-props`. */
	json: string | undefined;
}

const NO_PROPS = {};

/**
 * What is wrong with a placeholder is the business of those who can mend it;
 * nobody else sees anything of it.
 */
function Problem( { name, error }: { name: string; error: PropsProblem } ) {
	if ( ! currentUserCan( 'edit_posts' ) ) {
		return null;
	}
	return (
		<div className="storedeck-mount__problem" role="note">
			<p>
				{ sprintf(
					/* translators: %s: name of a placeholder, e.g. report-chart. */
					__( 'Storedeck cannot show “%s” here:', 'storedeck' ),
					name
				) }
			</p>
			<ul>
				{ error.problems.map( ( problem ) => (
					<li key={ problem }>{ problem }</li>
				) ) }
			</ul>
		</div>
	);
}

const getUnknown = () =>
	new PropsProblem( [
		sprintf(
			/* translators: %s: names with commas between them. */
			__( 'There is nothing of this name. There are %s.', 'storedeck' ),
			Object.keys( MOUNTS ).join( ', ' )
		),
	] );

/** Loads what stands in the placeholder, and reads its props for it. */
function useContent( name: string, json: string | undefined ) {
	return useMemo( () => {
		const load = Object.hasOwn( MOUNTS, name ) ? MOUNTS[ name ] : undefined;
		return (
			load &&
			lazyWithRetry( async () => {
				const { schema, component: Component } = await load();
				let content: JSX.Element;
				try {
					content = <Component { ...readProps( schema, json ) } />;
				} catch ( error ) {
					if ( ! ( error instanceof PropsProblem ) ) {
						throw error;
					}
					content = <Problem name={ name } error={ error } />;
				}
				return { default: () => content };
			} )
		);
	}, [ name, json ] );
}

/** What stands in a placeholder outside the app; its failing stays in it. */
export function Placeholder( { name, json }: Props ) {
	const Content = useContent( name, json );

	if ( ! currentUserCan( 'view_woocommerce_reports' ) ) {
		return null;
	}
	if ( ! Content ) {
		return <Problem name={ name } error={ getUnknown() } />;
	}
	return (
		<div className="storedeck-mount" tabIndex={ -1 } data-retry-focus>
			<ErrorBoundary
				name={ `placeholder ${ name }` }
				fallback={ ( error, retry ) =>
					error instanceof PropsProblem ? (
						<Problem name={ name } error={ error } />
					) : (
						<FailureNotice
							message={ __(
								'Could not display this section.',
								'storedeck'
							) }
							detail={ error.message }
							onRetry={ retry }
						/>
					)
				}
			>
				<Suspense fallback={ <Loading /> }>
					<Content { ...NO_PROPS } />
				</Suspense>
			</ErrorBoundary>
		</div>
	);
}
