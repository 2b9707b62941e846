import { Suspense, useMemo } from '@wordpress/element';
import type { ComponentType } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { MountType } from '@storedeck/extend';
import { currentUserCan } from '@storedeck/settings';
import { Loading } from '../common/loading';
import { describeError } from '../common/describe-error';
import { ErrorBoundary } from '../common/error-boundary';
import { limitRenders } from '../common/limit-renders';
import { FailureNotice } from '../common/failure-notice';
import { useFiltered } from '@storedeck/hooks';
import { getPluginMounts } from './plugin-mounts';
import { InvalidPropsError, parseProps, readProps } from './props/read-props';
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

/** Lists the invalid props, only for users who can edit posts. */
function InvalidProps( {
	name,
	error,
}: {
	name: string;
	error: InvalidPropsError;
} ) {
	if ( ! currentUserCan( 'edit_posts' ) ) {
		return null;
	}
	return (
		<div className="storedeck-mount__problem" role="note">
			<p>
				{ sprintf(
					/* translators: %s: name of a placeholder, e.g. report-chart. */
					__( 'Could not display “%s”:', 'storedeck' ),
					name
				) }
			</p>
			<ul>
				{ error.messages.map( ( message ) => (
					<li key={ message }>{ message }</li>
				) ) }
			</ul>
		</div>
	);
}

const getUnknownError = () =>
	new InvalidPropsError( [
		sprintf(
			/* translators: %s: names separated by commas. */
			__( 'Unknown widget. Available: %s.', 'storedeck' ),
			[
				...Object.keys( MOUNTS ),
				...getPluginMounts().map( ( { name } ) => name ),
			].join( ', ' )
		),
	] );

/** Renders a component with its props, or what is wrong with them. */
function createContent(
	name: string,
	Component: ComponentType< Record< string, unknown > >,
	read: () => Record< string, unknown >
) {
	try {
		return limitRenders( <Component { ...read() } /> );
	} catch ( error ) {
		if ( ! ( error instanceof InvalidPropsError ) ) {
			throw error;
		}
		return <InvalidProps name={ name } error={ error } />;
	}
}

/** Loads the component of a placeholder and reads its props. */
function useContent(
	name: string,
	json: string | undefined,
	component: MountType[ 'component' ] | undefined
) {
	return useMemo( () => {
		const load = Object.hasOwn( MOUNTS, name ) ? MOUNTS[ name ] : undefined;
		if ( ! load && component ) {
			const content = createContent( name, component, () =>
				parseProps( json )
			);
			return () => content;
		}
		return (
			load &&
			lazyWithRetry( async () => {
				const { schema, component: Component } = await load();
				const content = createContent( name, Component, () =>
					readProps( schema, json )
				);
				return { default: () => content };
			} )
		);
	}, [ name, json, component ] );
}

/** The content of a placeholder, in an error boundary. */
export function Placeholder( { name, json }: Props ) {
	const component = useFiltered( getPluginMounts ).find(
		( mount ) => mount.name === name
	)?.component;
	const Content = useContent( name, json, component );

	if ( ! currentUserCan( 'view_woocommerce_reports' ) ) {
		return null;
	}
	if ( ! Content ) {
		return <InvalidProps name={ name } error={ getUnknownError() } />;
	}
	return (
		<div className="storedeck-mount" tabIndex={ -1 } data-retry-focus>
			<ErrorBoundary
				name={ `placeholder ${ name }` }
				of={ component }
				fallback={ ( error, retry ) =>
					error instanceof InvalidPropsError ? (
						<InvalidProps name={ name } error={ error } />
					) : (
						<FailureNotice
							message={ __(
								'Could not display this section.',
								'storedeck'
							) }
							detail={ describeError( error ) }
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
