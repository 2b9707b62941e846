/*
 * What scripts of plugins call first, with every script that they can depend on: whether
 * the page has the version of the API that they are built for.
 */
import { requireApi } from '@storedeck/extend/require-api';

const page = window as { storedeck?: object };
page.storedeck = Object.assign( page.storedeck ?? {}, { requireApi } );
