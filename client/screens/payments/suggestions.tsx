import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Pill, Plugins } from '@storedeck/components';
import {
	onboardingStore,
	paymentGatewaysStore,
	pluginsStore,
	useResource,
} from '@storedeck/data';
import type { PaymentGateway, RecommendedPlugin } from '@storedeck/data';
import { currentUserCan } from '@storedeck/settings';
import { MissingPlugins } from '../../common/missing-plugins';
import { Panel } from '../../common/panel';
import { useSnackbar } from '../../common/use-snackbar';
import { FailureNotice } from '../../common/failure-notice';
import { RichText } from '../../common/rich-text';
import { PaypalStatus } from './paypal-status';

/** An extension that adds a payment method. */
interface Suggestion {
	id: string;
	title: string;
	/** HTML. */
	description: string;
	plugins: readonly string[];
	missingPlugins: readonly string[];
}

const toSuggestion = ( plugin: RecommendedPlugin ): Suggestion => ( {
	id: String( plugin.id ?? plugin.slug ?? plugin.product ?? '' ),
	title: decodeEntities( plugin.title ?? plugin.slug ?? '' ),
	description: plugin.content ?? plugin.description ?? '',
	plugins: plugin.plugins ?? [],
	missingPlugins: plugin.missing_plugins ?? [],
} );

const canInstall = () =>
	currentUserCan( 'install_plugins' ) && currentUserCan( 'activate_plugins' );

/** A suggested extension with its install button. */
function SuggestionItem( { suggestion }: { suggestion: Suggestion } ) {
	const { id, title, description, plugins, missingPlugins } = suggestion;
	const { refresh } = useDispatch( paymentGatewaysStore );
	const [ isOpen, setIsOpen ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const opener = useRef< HTMLButtonElement >( null );
	const notify = useSnackbar();
	const state = useSelect(
		( select ) => {
			const states = plugins.map( ( slug ) =>
				select( pluginsStore ).getPluginInstallState( slug )
			);
			return states.find( ( one ) => one !== 'activated' ) ?? 'activated';
		},
		[ plugins ]
	);
	const close = () => {
		setIsOpen( false );
		setFailure( '' );
		opener.current?.focus();
	};

	return (
		<li className="storedeck-suggestion">
			<div>
				<h3>
					{ title }{ ' ' }
					{ state === 'installed' && (
						<Pill>
							{ _x( 'Installed', 'extension', 'storedeck' ) }
						</Pill>
					) }
					{ state === 'activated' && (
						<Pill>
							{ _x( 'Active', 'extension', 'storedeck' ) }
						</Pill>
					) }
				</h3>
				<p>
					<RichText html={ description } />
				</p>
				{ id === 'ppcp-gateway' && state !== 'unavailable' && (
					<PaypalStatus />
				) }
				{ failure && <FailureNotice message={ failure } /> }
			</div>
			{ state !== 'activated' && (
				<MissingPlugins names={ missingPlugins } />
			) }
			{ canInstall() &&
				state !== 'activated' &&
				! missingPlugins.length && (
					<div className="storedeck-suggestion__actions">
						<Button
							ref={ opener }
							variant="secondary"
							aria-expanded={ isOpen }
							aria-label={ sprintf(
								/* translators: %s: name of an extension. */
								__( 'Get started with %s', 'storedeck' ),
								title
							) }
							onClick={ () =>
								isOpen ? close() : setIsOpen( true )
							}
						>
							{ __( 'Get started', 'storedeck' ) }
						</Button>
						{ isOpen && (
							<Plugins
								pluginSlugs={ plugins }
								onComplete={ () => {
									close();
									notify.success(
										sprintf(
											/* translators: %s: name of an extension. */
											__( '%s activated.', 'storedeck' ),
											title
										)
									);
									refresh( 'getPaymentGateways', [] );
								} }
								onError={ ( _errors, error ) =>
									setFailure(
										error instanceof Error
											? error.message
											: __(
													'Something went wrong.',
													'storedeck'
											  )
									)
								}
								onSkip={ close }
								skipText={ __( 'Cancel', 'storedeck' ) }
							/>
						) }
					</div>
				) }
		</li>
	);
}

const NONE: readonly RecommendedPlugin[] = [];

/** Recommended payment extensions, until they are dismissed. */
function Recommended( { gateways }: { gateways: readonly PaymentGateway[] } ) {
	const { dismissRecommendedPlugins } = useDispatch( pluginsStore );
	const {
		data: plugins = NONE,
		error,
		retry,
	} = useResource( pluginsStore, 'getRecommendedPlugins', [ 'payments' ] );
	const notify = useSnackbar();
	const suggestions = plugins
		.map( toSuggestion )
		.filter( ( { id } ) => ! gateways.some( ( one ) => one.id === id ) );

	if ( error ) {
		return (
			<FailureNotice
				message={ __( 'Could not load suggestions.', 'storedeck' ) }
				detail={ error.message }
				onRetry={ retry }
			/>
		);
	}
	if ( suggestions.length === 0 ) {
		return null;
	}
	const dismiss = async ( { currentTarget }: { currentTarget: Element } ) => {
		// The button is removed with the panel: keep the focus in its section.
		currentTarget.closest< HTMLElement >( '[data-retry-focus]' )?.focus();
		if ( await dismissRecommendedPlugins( 'payments' ) ) {
			notify.success( __( 'Suggestions dismissed.', 'storedeck' ) );
		} else {
			notify.error( __( 'Could not dismiss suggestions.', 'storedeck' ) );
		}
	};

	return (
		<Panel
			title={ __( 'Recommended', 'storedeck' ) }
			description={ __(
				'Extensions that add more payment methods.',
				'storedeck'
			) }
			actions={
				<Button variant="tertiary" onClick={ dismiss }>
					{ __( 'Dismiss', 'storedeck' ) }
				</Button>
			}
		>
			<ul className="storedeck-suggestions">
				{ suggestions.map( ( suggestion ) => (
					<SuggestionItem
						key={ suggestion.id }
						suggestion={ suggestion }
					/>
				) ) }
			</ul>
		</Panel>
	);
}

/** Suggested payment extensions that are not recommended above. */
function OtherSuggestions( {
	gateways,
}: {
	gateways: readonly PaymentGateway[];
} ) {
	const {
		data = NONE,
		error,
		isLoading,
		retry,
	} = useResource( onboardingStore, 'getPaymentGatewaySuggestions', [] );
	const { data: recommended = NONE } = useResource(
		pluginsStore,
		'getRecommendedPlugins',
		[ 'payments' ]
	);
	const above = recommended.map( toSuggestion );
	const isShown = ( { id, plugins }: Suggestion ) =>
		[ ...gateways, ...above ].some( ( one ) => one.id === id ) ||
		// The same extension may have another id in the other list.
		plugins.every( ( slug ) =>
			above.some( ( one ) => one.plugins.includes( slug ) )
		);
	const suggestions = data
		.map( toSuggestion )
		.filter( ( one ) => one.plugins.length > 0 && ! isShown( one ) );

	if ( error ) {
		return (
			<FailureNotice
				message={ __( 'Could not load suggestions.', 'storedeck' ) }
				detail={ error.message }
				onRetry={ retry }
			/>
		);
	}
	if ( suggestions.length === 0 ) {
		return isLoading ? null : (
			<p>{ __( 'No more suggestions.', 'storedeck' ) }</p>
		);
	}
	return (
		<ul className="storedeck-suggestions">
			{ suggestions.map( ( suggestion ) => (
				<SuggestionItem
					key={ suggestion.id }
					suggestion={ suggestion }
				/>
			) ) }
		</ul>
	);
}

/** Recommended and other payment methods. */
export function Suggestions( {
	gateways,
}: {
	gateways: readonly PaymentGateway[];
} ) {
	const [ isOpen, setIsOpen ] = useState( false );

	return (
		<div className="storedeck-payments__more">
			<Recommended gateways={ gateways } />
			<div>
				<Button
					variant="link"
					aria-expanded={ isOpen }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ isOpen
						? __( 'Hide other payment methods', 'storedeck' )
						: __( 'Show other payment methods', 'storedeck' ) }
				</Button>
			</div>
			{ isOpen && (
				<Panel title={ __( 'Other payment methods', 'storedeck' ) }>
					<OtherSuggestions gateways={ gateways } />
				</Panel>
			) }
		</div>
	);
}
