import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { currentUserCan, getAdminLink } from '@storedeck/settings';
import { formatList } from './format-list';
import './missing-plugins.scss';

/** WordPress' page that installs or activates a plugin. */
const getInstallHref = ( name: string ) =>
	getAdminLink(
		`plugin-install.php?tab=search&type=term&s=${ encodeURIComponent(
			name
		) }`
	);

/**
 * Says what an extension requires, in place of its button, and where to get it.
 *
 * @param props.names Names of the missing plugins; an empty list for none.
 */
export const MissingPlugins = ( { names }: { names: readonly string[] } ) =>
	names.length === 0 ? null : (
		<span className="storedeck-missing-plugins">
			<span>
				{ sprintf(
					/* translators: %s: names of plugins. */
					__( 'Requires %s.', 'storedeck' ),
					formatList( names )
				) }
			</span>
			{ currentUserCan( 'install_plugins' )
				? names.map( ( name ) => (
						<Link
							key={ name }
							type="wp-admin"
							href={ getInstallHref( name ) }
						>
							{ sprintf(
								/* translators: %s: name of a plugin. */
								__( 'Install %s', 'storedeck' ),
								name
							) }
						</Link>
				  ) )
				: __( 'Ask an administrator to install it.', 'storedeck' ) }
		</span>
	);
