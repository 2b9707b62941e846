import { Button } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { EmptyTable, Table } from '@storedeck/components';
import type { TableHeader } from '@storedeck/components';
import { pluginsStore, useResource } from '@storedeck/data';
import type { PluginDetails } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { AsyncContent } from '../../common/async-content';
import { MissingPlugins } from '../../common/missing-plugins';
import { Panel } from '../../common/panel';
import { toPlainText } from '../../common/plain-text';
import { StatusTabs } from '../../common/status-tabs';
import { getProgressText } from './use-installer';
import type { Installer } from './use-installer';

const STATUSES = [ 'all', 'active', 'inactive' ] as const;

const NONE: readonly PluginDetails[] = [];

type Status = ( typeof STATUSES )[ number ];

const hasStatus =
	( status: Status ) =>
	( { isActive }: PluginDetails ) =>
		status === 'all' || isActive === ( status === 'active' );

const getTabLabel = ( status: Status ) =>
	( {
		all: _x( 'All', 'extensions', 'storedeck' ),
		active: _x( 'Active', 'extensions', 'storedeck' ),
		inactive: _x( 'Inactive', 'extensions', 'storedeck' ),
	} )[ status ];

const getHeaders = (): TableHeader[] => [
	{ key: 'name', label: __( 'Extension', 'storedeck' ) },
	{
		key: 'description',
		label: __( 'Description', 'storedeck' ),
		cellClassName: 'is-description',
	},
	{ key: 'version', label: __( 'Version', 'storedeck' ) },
	{ key: 'status', label: __( 'Status', 'storedeck' ) },
	{
		key: 'actions',
		label: __( 'Actions', 'storedeck' ),
		isNumeric: true,
	},
];

/**
 * Activates or deactivates an extension. Storedeck itself can't be deactivated
 * here.
 */
function PluginAction( {
	plugin,
	installer,
}: {
	plugin: PluginDetails;
	installer: Installer;
} ) {
	const { operation, install, deactivate } = installer;

	if ( plugin.isActive && plugin.slug === getSetting( 'pageName' ) ) {
		return <>{ __( 'This plugin', 'storedeck' ) }</>;
	}
	if ( ! plugin.isActive && plugin.missingPlugins.length > 0 ) {
		return <MissingPlugins names={ plugin.missingPlugins } />;
	}
	const isRunning = operation?.slug === plugin.slug;
	const name = decodeEntities( plugin.name );
	const label = plugin.isActive
		? __( 'Deactivate', 'storedeck' )
		: __( 'Activate', 'storedeck' );
	return (
		<>
			<Button
				variant="link"
				isBusy={ isRunning }
				aria-disabled={ operation !== undefined }
				aria-label={ sprintf( '%1$s: %2$s', label, name ) }
				onClick={ () =>
					plugin.isActive
						? deactivate( plugin )
						: install( plugin.slug, name, true )
				}
			>
				{ label }
			</Button>
			<span role="status" className="screen-reader-text">
				{ isRunning && getProgressText( operation, name ) }
			</span>
		</>
	);
}

/** All plugins of the site. */
export function Installed( {
	installer,
	path,
	query,
}: {
	installer: Installer;
	path: string;
	query: Query;
} ) {
	const {
		data: plugins = NONE,
		error,
		isLoading,
		retry,
	} = useResource( pluginsStore, 'getPluginDetails', [] );
	const current =
		STATUSES.find( ( status ) => status === query.status ) ?? 'all';
	const visible = plugins.filter( hasStatus( current ) );

	return (
		<Panel
			title={ __( 'Installed', 'storedeck' ) }
			className="storedeck-installed"
			actions={
				<StatusTabs
					label={ __( 'Filter extensions by status', 'storedeck' ) }
					param="status"
					tabs={ STATUSES.map( ( value ) => ( {
						value,
						label: getTabLabel( value ),
						count:
							plugins.length > 0
								? plugins.filter( hasStatus( value ) ).length
								: undefined,
					} ) ) }
					current={ current }
					path={ path }
					query={ query }
				/>
			}
		>
			<AsyncContent
				isLoading={ isLoading }
				hasContent={ plugins !== NONE }
				error={ error }
				errorMessage={ __(
					'Could not load installed extensions.',
					'storedeck'
				) }
				onRetry={ retry }
			>
				{ visible.length === 0 ? (
					<EmptyTable numberOfRows={ 3 }>
						{ __( 'No extensions found.', 'storedeck' ) }
					</EmptyTable>
				) : (
					<Table
						caption={ __( 'Installed extensions', 'storedeck' ) }
						headers={ getHeaders() }
						isStackable="cards"
						rowKey={ ( _row, index ) =>
							visible[ index ]?.file ?? index
						}
						rows={ visible.map( ( plugin ) => [
							{
								display: decodeEntities( plugin.name ),
								value: plugin.name,
							},
							{ display: toPlainText( plugin.description ) },
							{ display: plugin.version },
							{
								display: (
									<span
										className={
											plugin.isActive
												? 'storedeck-state is-on'
												: 'storedeck-state'
										}
									>
										{ plugin.isActive
											? _x(
													'Active',
													'extension',
													'storedeck'
											  )
											: _x(
													'Inactive',
													'extension',
													'storedeck'
											  ) }
									</span>
								),
							},
							{
								display: (
									<PluginAction
										plugin={ plugin }
										installer={ installer }
									/>
								),
							},
						] ) }
					/>
				) }
			</AsyncContent>
		</Panel>
	);
}
