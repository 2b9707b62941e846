import { SlotFillProvider } from '@wordpress/components';
import { getQuery } from '@storedeck/navigation';
import { EmbeddedComponents } from './embedded-components';
import { required, string } from '../../mounts/props/fields';
import type { PropsOf } from '../../mounts/props/read-props';
import { WooHeaderItem } from '../header-slots';
import HeaderTools from '../header-tools';
import { ExtensionFailures } from '../../common/extension-failures';
import { PluginArea } from '../../common/plugin-areas';
import { PageSnackbars } from '../../mounts/embeds/page-snackbars';
import './style.scss';

export const schema = {
	/** Title of the page. */
	title: required( string() ),
};

type Props = PropsOf< typeof schema >;

/** Header of the app on a WordPress page, which has its own heading. */
export default function HeaderMount( { title }: Props ) {
	return (
		<SlotFillProvider>
			<div className="storedeck-header is-embedded">
				<div className="storedeck-header__place">
					<p className="storedeck-header__title">{ title }</p>
				</div>
				<HeaderTools
					path=""
					title=""
					isAvailable={ false }
					items={
						<WooHeaderItem.Slot
							fillProps={ {
								isEmbedded: true,
								query: getQuery(),
							} }
						/>
					}
				/>
			</div>
			<ExtensionFailures />
			<EmbeddedComponents query={ getQuery() } />
			<PageSnackbars />
			<PluginArea scope="woocommerce-admin" />
		</SlotFillProvider>
	);
}
