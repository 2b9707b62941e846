import { getQuery } from '@storedeck/navigation';
import { EmbeddedComponents } from '../../extend/embedded-components';
import { required, text } from '../props/fields';
import type { PropsOf } from '../props/read-props';
import { WooHeaderItem } from '../../shell/header-slots';
import HeaderTools from '../../shell/header-tools';
import { PluginArea } from '../../shell/plugin-areas';
import { PageSnackbars } from './page-snackbars';
import './header.scss';
import { SlotFillProvider } from '../../shell/slots';

export const schema = {
	/** What the page is called. */
	title: required( text() ),
};

type Props = PropsOf< typeof schema >;

/** The app's header above a page that WordPress draws, which has its own heading. */
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
			<EmbeddedComponents query={ getQuery() } />
			<PageSnackbars />
			<PluginArea scope="woocommerce-admin" />
		</SlotFillProvider>
	);
}
